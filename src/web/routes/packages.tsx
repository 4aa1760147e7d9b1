// Being built.
export default function Page_packages() { return <h1>packages</h1> }

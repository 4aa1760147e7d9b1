// Being built.
export default function Page_contact() { return <h1>contact</h1> }

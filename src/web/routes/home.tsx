// Being built.
export default function Page_home() { return <h1>home</h1> }

// Being built.
export default function Page_procedures() { return <h1>procedures</h1> }

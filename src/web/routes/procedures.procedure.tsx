// Being built.
export default function Page_proceduresprocedure() { return <h1>procedures.procedure</h1> }

// Being built.
export default function Page_quote() { return <h1>quote</h1> }

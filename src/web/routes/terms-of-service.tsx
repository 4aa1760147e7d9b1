// Being built.
export default function Page_termsofservice() { return <h1>terms-of-service</h1> }

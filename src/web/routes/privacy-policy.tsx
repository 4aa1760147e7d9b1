// Being built.
export default function Page_privacypolicy() { return <h1>privacy-policy</h1> }

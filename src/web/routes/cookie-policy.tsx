// Being built.
export default function Page_cookiepolicy() { return <h1>cookie-policy</h1> }

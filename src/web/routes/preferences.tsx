// Being built.
export default function Page_preferences() { return <h1>preferences</h1> }

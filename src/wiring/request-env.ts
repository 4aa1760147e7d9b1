// What the server knows of every request from its first moment.

/** The id names the request in the log, in the API's answer and, when something failed, to the visitor. */
export type RequestEnv = { Variables: { requestId: string } }

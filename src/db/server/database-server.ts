// What starting the embedded database takes and gives.

export interface ServerOptions {
  /** The product's data folder; the cluster lies in its `db`. */
  dataDir: string
  /** False gives up safety against power cuts for speed: tests only. */
  durable?: boolean
  /** Forces the machine's PostgreSQL or the npm package's: tests only. */
  binaries?: 'machine' | 'npm'
  /** The port to run at; a free one unless said. */
  port?: number
  /** Told once, in one line, when a shared server is gone for good: the process had better end. */
  onLost?: (why: string) => void
  log: (event: string, details: Record<string, string | number>) => void
}

export interface DatabaseServer {
  /** postgres://... of the database `epidaurus`, role included. Holds the password: never log it. */
  url: string
  /** "PostgreSQL 15.18 from /usr/lib/postgresql/15/bin" */
  about: string
  /** True when another process ran the server at the start. Should it end, this one runs it instead, at the same address. */
  shared: boolean
  /** Stops the server; does nothing while another process runs it. The caller calls it on SIGTERM and SIGINT. */
  stop(): Promise<void>
}

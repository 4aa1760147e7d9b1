// Types of the S3 server of the tests, as far as they use it; it comes without any.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Context = { path: string; mountPath: string; state: { vhost: boolean } }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    /** Koa's; the last one routes. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}

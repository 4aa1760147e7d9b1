// An S3 server of a test's own on this machine, which checks every signature; set right where it differs from S3.
import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3Server = {
  endpoint: string
  bucket: string
  /** The only keys it knows. */
  accessKeyId: string
  secretAccessKey: string
  /** What lies in it, one file each, beside what the server notes of it. */
  folder: string
  close(): Promise<void>
}

const bucket = 'documents'

export async function openS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: folder, vhostBuckets: false }
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] })
  // S3 signs the path as it was sent; this server leaves out the slash behind the bucket, unless it believes itself mounted at one.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path))
      Object.assign(context, { mountPath: '/', state: { ...context.state, vhost: true } })
    return next()
  })
  const undo = lendCipher()
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    folder,
    close: async () => {
      undo()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The server hides in DES where the next page begins, which OpenSSL has no more: it is lent AES under that name. */
function lendCipher(): () => void {
  const { createCipheriv, createDecipheriv } = crypto
  const twice = (bytes: unknown) => Buffer.concat([bytes as Buffer, bytes as Buffer])
  const lend = <T extends typeof createCipheriv | typeof createDecipheriv>(make: T) =>
    ((name: string, key: unknown, iv: unknown, ...rest: unknown[]) =>
      name === 'des'
        ? Reflect.apply(make, crypto, ['aes-128-cbc', twice(key), twice(iv)])
        : Reflect.apply(make, crypto, [name, key, iv, ...rest])) as T
  Object.assign(crypto, { createCipheriv: lend(createCipheriv), createDecipheriv: lend(createDecipheriv) })
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv })
}

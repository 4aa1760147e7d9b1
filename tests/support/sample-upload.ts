// A client's uploads by the protocol of tus.io, request by request, at `other.test`.

import type { ApiApp } from '#api/serve.ts'
import { uploadPath } from '#contract/documents.ts'
import { otherOrigin, type SampleSession } from './sample-session.ts'

export type SampleUploads = {
  ask(method: string, path: string, headers?: Record<string, string>, body?: BodyInit | null): Promise<Response>
  /** @returns the address of the upload */
  begin(bytes: number, name?: string): Promise<string>
  send(path: string, offset: number, body: BodyInit | null, headers?: Record<string, string>): Promise<Response>
  offset(path: string): Promise<number>
  /** Begins it and sends all of it at once. @returns the address of the upload */
  upload(content: Uint8Array<ArrayBuffer>, name?: string): Promise<string>
}

export const tus = { 'tus-resumable': '1.0.0' }
const pieces = { ...tus, 'content-type': 'application/offset+octet-stream' }

export function sampleUploads(app: ApiApp, { access }: Pick<SampleSession, 'access'>): SampleUploads {
  const own = { authorization: `Bearer ${access}` }
  const ask: SampleUploads['ask'] = async (method, path, headers = tus, body = null) =>
    app.hono.request(new URL(path, otherOrigin), {
      method,
      headers: { ...own, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  const uploads: SampleUploads = {
    ask,
    begin: async (bytes, name = 'knee.pdf') => {
      const metadata = `filename ${Buffer.from(name).toString('base64')},filetype dGV4dC9odG1s`
      const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata }
      const response = await ask('POST', uploadPath, headers)
      const location = response.headers.get('location')
      if (!location) throw new Error(`the upload was not begun: ${response.status} ${await response.text()}`)
      return location
    },
    send: (path, offset, body, headers = {}) =>
      ask('PATCH', path, { ...pieces, 'upload-offset': String(offset), ...headers }, body),
    offset: async (path) => Number((await ask('HEAD', path)).headers.get('upload-offset') ?? Number.NaN),
    upload: async (content, name) => {
      const path = await uploads.begin(content.length, name)
      const response = await uploads.send(path, 0, content)
      if (response.status !== 204) throw new Error(`the upload ended with ${response.status} ${await response.text()}`)
      return path
    },
  }
  return uploads
}

/** A PDF as far as anyone looks at its first bytes, of any size; each of its bytes tells where it stands. */
export function samplePdf(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at++) content[at] = (at * 31 + (at >> 12)) % 251
  content.set(new TextEncoder().encode('%PDF-1.7\n').subarray(0, bytes))
  return content
}

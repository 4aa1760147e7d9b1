// The built files of the browser's half, compressed once and kept in memory.
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
}

/** As it came, and compressed where that makes it smaller. */
export type Encodings = {
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/** A file as it is answered with. */
export type KeptFile = Encodings & { type: string }

/** Pictures as pixels and fonts are compressed already: once more would cost time and gain nothing. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|xml|javascript)|application\/\S+\+(json|xml)|image\/svg)/.test(type)

/** Undefined for what browsers load no file of. */
export const contentTypeOf = (name: string): string | undefined => types[extname(name)]

/** @param folder the build's client folder; what lies in these two folders of it has a digest in its name and never changes */
export function createStaticFiles(
  folder: string,
): (path: string, acceptEncoding: string) => Promise<Response | undefined> {
  const kept = new Map<string, Promise<KeptFile | undefined>>()
  return async (path, acceptEncoding) => {
    const name = normalize(path)
    const type = contentTypeOf(name)
    if (!type || !/^\/(assets|builds\/meta)\//.test(name) || name.includes('..')) return undefined
    if (!kept.has(name)) {
      const reading = read(join(folder, name), type)
      kept.set(name, reading)
      // A name that is no file is not remembered: anyone could fill the memory with them.
      void reading.then((file) => file ?? kept.delete(name))
    }
    const file = await kept.get(name)
    return file && answerFile(file, acceptEncoding)
  }
}

async function read(file: string, type: string): Promise<KeptFile | undefined> {
  const plain = await readFile(file).catch(() => undefined)
  return plain && keepFile(plain, type)
}

export async function keepFile(plain: Uint8Array, type: string): Promise<KeptFile> {
  const bytes = new Uint8Array(plain)
  if (!isCompressible(type)) return { type, plain: bytes }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  return { type, plain: bytes, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

/** Browsers may keep it for ever: its name changes with its content. */
export function answerFile(file: KeptFile, acceptEncoding: string): Response {
  const headers = new Headers({ 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' })
  return new Response(chooseEncoding(file, acceptEncoding, headers), { headers })
}

/** The smallest form that the client takes; the headers are told which. */
export function chooseEncoding(forms: Encodings, acceptEncoding: string, headers: Headers): Uint8Array<ArrayBuffer> {
  if (!forms.br && !forms.gzip) return forms.plain
  headers.append('vary', 'accept-encoding')
  const qualities = readQualities(acceptEncoding)
  for (const encoding of ['br', 'gzip'] as const) {
    const form = forms[encoding]
    if (!form || !((qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0)) continue
    headers.set('content-encoding', encoding)
    return form
  }
  return forms.plain
}

/** What `br;q=1.0, gzip; q=0` says of each encoding: 1 where it says nothing more than the name. */
function readQualities(acceptEncoding: string): Map<string, number> {
  return new Map(
    acceptEncoding.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))]
    }),
  )
}

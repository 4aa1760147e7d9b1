// Asks the server what became of uploads that this browser was at: their names and how far they came lie there, and only there.
import type { KeptUpload } from '#web/browser/kept-uploads.ts'
import type { LeftUpload } from './upload-queue.ts'

/** `gone`: nothing is left of them to go on with. Those that another tab is at are neither. */
export type LeftUploads = { left: LeftUpload[]; gone: string[] }

export async function findLeft(kept: readonly KeptUpload[]): Promise<LeftUploads> {
  const elsewhere = await heldPaths()
  const found: LeftUploads = { left: [], gone: [] }
  await Promise.all(
    kept
      .filter(({ path }) => !elsewhere.has(path))
      .map(async (upload) => {
        const answer = await ask(upload.path)
        if (answer === 'gone') found.gone.push(upload.path)
        else if (answer) found.left.push({ ...upload, ...answer })
      }),
  )
  return found
}

type Standing = Pick<LeftUpload, 'name' | 'bytes' | 'sent'>

/** Undefined while nobody can say. */
async function ask(path: string): Promise<Standing | 'gone' | undefined> {
  try {
    const { status, ok, headers } = await fetch(path, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
    if (status === 403 || status === 404 || status === 410) return 'gone'
    const [sent, bytes] = [headers.get('upload-offset'), headers.get('upload-length')].map(Number)
    if (!ok || sent === undefined || bytes === undefined || !(sent >= 0 && bytes >= sent && bytes > 0)) return undefined
    return { name: readName(headers.get('upload-metadata') ?? ''), bytes, sent }
  } catch {
    return undefined
  }
}

/** `filename 4oCm,filetype ...`: names, and values in base 64. */
function readName(metadata: string): string {
  const value = /(?:^|,)\s*filename ([\w+/=]+)/.exec(metadata)?.[1]
  if (value === undefined) return ''
  return new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)))
}

async function heldPaths(): Promise<Set<string | undefined>> {
  const locks = await navigator.locks?.query()
  return new Set(locks?.held?.map(({ name }) => name))
}

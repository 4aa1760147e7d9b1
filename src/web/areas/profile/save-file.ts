// Fetches a file of the client's own and hands it to the browser to keep, once the whole of it has come.
import type { ApiPath } from '#kernel/endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

type Fetched = { name: string; content: unknown }

/** @param path of an endpoint that answers with JSON as an attachment. @throws TabFailure; then nothing is kept */
export async function saveFile(call: OwnCall, path: ApiPath): Promise<void> {
  const { name, content } = await call<Fetched>({
    name: 'clientExport',
    method: 'GET',
    path,
    parse: (body, headers) =>
      typeof body === 'object' && body !== null ? { name: nameOf(headers), content: body } : undefined,
  })
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** As the server calls it. */
const nameOf = (headers: Headers): string =>
  /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.json'

// A product API for tests of the page: answers by the last word of the path, and writes down what it was asked.
import { vi } from 'vitest'

export type Asked = { deed: string; body: unknown }

/** @param answers by deed (`delete` of `/api/client/document/delete`); a Response as it is, anything else as JSON */
export function serveApi(answers: Record<string, (body: unknown) => unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const deed = url.split('/').at(-1) ?? ''
    const body: unknown = init.body ? JSON.parse(new TextDecoder().decode(init.body as ArrayBuffer)) : undefined
    asked.push({ deed, body })
    const answer = answers[deed]
    if (!answer) throw new Error(`nobody expected ${url}`)
    const given = await answer(body)
    return given instanceof Response ? given : Response.json(given)
  })
  return asked
}

/** A refusal as the API words it, with a status that nobody tries again after. */
export const problem = (status: number, code: string, fields: { path: string; reason: string }[] = []): Response =>
  Response.json({ type: 'x', title: 'X', status, detail: '', code, errors: fields, requestId: 'r' }, { status })

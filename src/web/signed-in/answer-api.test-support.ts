// Stands in for the product API in a test of a screen: answers what the test says, and writes down what it was asked.
import { vi } from 'vitest'

export type ApiAnswer = object | ((body: Record<string, unknown>, query: string) => object | Response | Promise<object>)

export type AskedApi = {
  /** Each as `GET /api/client/consents`, with its query, in the order in which they came. */
  calls: string[]
  /** What was sent with the POSTs, and under which keys. */
  bodies: Record<string, unknown>[]
  keys: (string | null)[]
  /** What is answered from now on, by method and path. Anything else fails the test. */
  answers: Record<string, ApiAnswer>
}

/** A refusal in the form of all refusals (RFC 9457). */
export const refusal = (status: number, code: string) => () => Response.json({ code, detail: '' }, { status })

/** To be undone by `vi.unstubAllGlobals`. */
export function answerApi(answers: AskedApi['answers']): AskedApi {
  const asked: AskedApi = { calls: [], bodies: [], keys: [], answers }
  vi.stubGlobal('location', new URL('http://clinic.test/profile/setting'))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit) => {
    const { pathname, search } = new URL(address)
    const sent: Record<string, unknown> = body ? JSON.parse(new TextDecoder().decode(body as ArrayBuffer)) : {}
    asked.calls.push(`${method} ${pathname}${search}`)
    if (method === 'POST') {
      asked.bodies.push(sent)
      asked.keys.push(new Headers(headers).get('idempotency-key'))
    }
    const answer = asked.answers[`${method} ${pathname}`]
    if (!answer) throw new Error(`nobody expected ${method} ${pathname}`)
    const given = typeof answer === 'function' ? await answer(sent, search) : answer
    return given instanceof Response ? given : Response.json(given)
  })
  return asked
}

// A client at `other.test` who calls the product API as their browser does.
import { accessLog } from '#domain/audit/tables.ts'
import type { ConsentPurpose } from '#domain/clients/client.ts'
import { consentVersions } from '#domain/clients/consents.ts'
import type { SampleApi } from './sample-api.ts'
import { otherOrigin, type SampleSession, signInAtOther } from './sample-session.ts'

export type SampleClient = SampleSession & {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>
  agree(purpose: ConsentPurpose, isGiven?: boolean): Promise<Response>
  /** What came to their access log since it was looked at last, sorted: `client change profile own-request`. */
  takeLog(): Promise<string[]>
}

/** Signed in, and known by their address. */
export async function openSampleClient(api: SampleApi, email?: string): Promise<SampleClient> {
  const session = await signInAtOther(api, email)
  await session.introduce()
  const ask = async (path: string, init: RequestInit) => api.app.hono.request(otherOrigin + path, init)
  const seen = new Set<string>()
  const own = { authorization: `Bearer ${session.access}` }
  const post: SampleClient['post'] = (path, body, headers) =>
    ask(path, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    ...session,
    get: (path, headers) => ask(path, { headers: { ...own, ...headers } }),
    post,
    agree: (purpose, isGiven = true) =>
      post('/api/client/consents/set', { purpose, isGiven, version: consentVersions[purpose] }),
    takeLog: async () => {
      const rows = await api.database.forClient(session, api.other.id, ({ transaction }) =>
        transaction.select().from(accessLog),
      )
      const fresh = rows.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      return fresh
        .map(({ actor, actorName, deed, subject, subjectId, why, note }) =>
          [actor, actorName, deed, subject, subjectId, why, note].filter(Boolean).join(' '),
        )
        .sort()
    },
  }
}

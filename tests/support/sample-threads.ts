// Two clients of `other.test` who talk about their quote requests over the sample API.
import { asc } from 'drizzle-orm'
import { listClientQuotes, readClientQuotes } from '#contract/offers.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { openSampleApi } from './sample-api.ts'
import { clearThreads } from './sample-offer.ts'
import { otherOrigin, type SampleSession, signInAtOther } from './sample-session.ts'

/** The request that answers and messages are about unless another is named. */
export const reference = 'Q-7K3M-92PX'

export type SampleThreads = Awaited<ReturnType<typeof openSampleThreads>>

export async function openSampleThreads() {
  const api = await openSampleApi()
  const amal = await signInAtOther(api)
  const badr = await signInAtOther(api, 'badr@patient.example')
  await amal.introduce()
  await badr.introduce()
  const ask = async (who: SampleSession, path: string, body?: object, headers: Record<string, string> = {}) =>
    api.app.hono.request(otherOrigin + path, {
      method: body ? 'POST' : 'GET',
      body: body ? JSON.stringify(body) : null,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.access}`, ...headers },
    })
  const replyOf = async (response: Response): Promise<unknown> => {
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return response.json()
  }
  return {
    api,
    amal,
    badr,
    ask,
    list: async (who = amal, query = '') =>
      listClientQuotes.reply.parse(await replyOf(await ask(who, `/api/client/quote/list${query}`))),
    threadsOf: async (slug: string, query = '', who = amal) =>
      readClientQuotes.reply.parse(await replyOf(await ask(who, `/api/client/quote/thread/${slug}${query}`))),
    answer: (deed: 'accept' | 'decline', version: number, more: object = {}, who = amal) =>
      ask(who, `/api/client/quote/${deed}`, { reference, version, ...more }),
    say: (text: string, headers: Record<string, string> = {}, who = amal) =>
      ask(who, '/api/client/quote/ask', { reference, text }, headers),
    /** The mails of the provider, in the order they were written. */
    written: () =>
      api.database.forProvider(api.other.id, (scope) =>
        scope.rows(mails, undefined, { orderBy: [asc(mails.writtenAt)] }),
      ),
    logOf: (who: SampleSession) =>
      api.database.forClient(who, api.other.id, ({ transaction }) => transaction.select().from(accessLog)),
    /** No thread and no mail is left. */
    clear: async () => {
      await clearThreads(api)
      await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
    },
    close: () => api.close(),
  }
}

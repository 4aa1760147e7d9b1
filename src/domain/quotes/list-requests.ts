// Lists the requests of a provider for its own people: what each is called and where it stands, nothing of anyone's health.
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import type { QuoteState } from './offer-states.ts'
import { readThreads } from './read-threads.ts'

export type RequestLine = {
  reference: string
  state: QuoteState
  /** Plain dates where the provider is. */
  sentOn: string
  lastOn: string
  isProvidersTurn: boolean
}

/** Newest first. */
export async function listRequests(database: Database, provider: Provider, now: Date): Promise<RequestLine[]> {
  const dayOf = (moment: Date) => plainDate(moment, provider.location.timeZone)
  const threads = await database.forProvider(provider.id, (scope) => readThreads(scope, undefined, dayOf(now)))
  return threads.map(({ request, state, lastAt, isProvidersTurn }) => ({
    reference: request.reference,
    state,
    sentOn: dayOf(request.createdAt),
    lastOn: dayOf(lastAt),
    isProvidersTurn,
  }))
}

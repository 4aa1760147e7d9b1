// A quote request as the form sends it, with every field filled in.
import type { QuoteRequest } from '#contract/quotes.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { sampleSubmission } from './sample-submission.ts'

export function sampleQuoteRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    procedure: 'hip-replacement',
    need: 'My left hip hurts when I walk.',
    earliest: '2027-01-10',
    latest: '2027-02-10',
    flexibility: 'weeks',
    companions: 1,
    budget: '12000',
    currency: 'EUR',
    medicalNotes: 'Asthma since childhood.',
    name: 'Jane Doe',
    email: 'Jane.Doe@mail.example',
    phone: '+49 30 1234567',
    channel: 'whatsapp',
    language: 'en',
    consent: true,
    leaveEmpty: '',
    ...changes,
  }
}

/** A quote request that has arrived under a reference, straight into the database. */
export async function writeQuote(api: Pick<SampleApi, 'database' | 'provider'>, reference: string): Promise<void> {
  const { procedureName: _, packageName: __, estimate: ___, budget, ...kept } = sampleSubmission()
  await api.database.forProvider(api.provider.id, (scope) =>
    scope.insert(quoteRequests, [
      { ...kept, reference, budgetMinor: budget?.amountMinor ?? null, consentedAt: sampleNow, createdAt: sampleNow },
    ]),
  )
}

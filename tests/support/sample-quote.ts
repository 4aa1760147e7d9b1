// A quote request as the form sends it, with every field filled in.
import type { QuoteRequest } from '#contract/quotes.ts'

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
    website: '',
    ...changes,
  }
}

// A quote request as the domain takes it, with every field filled in.
import type { QuoteSubmission } from '#domain/quotes/send-quote.ts'

export function sampleSubmission(changes: Partial<QuoteSubmission> = {}): QuoteSubmission {
  return {
    procedureSlug: 'hip-replacement',
    procedureName: { en: 'Hip replacement', ar: 'استبدال مفصل الورك' },
    packageSlug: 'hip-complete',
    packageName: { en: 'Hip, all included', ar: 'الورك شاملًا' },
    quantity: null,
    estimate: null,
    need: 'My left hip hurts when I walk.',
    earliest: '2027-01-10',
    latest: '2027-02-10',
    flexibility: 'weeks',
    companions: 1,
    budget: { amountMinor: 12_000_00, currency: 'EUR' },
    currency: 'EUR',
    medicalNotes: 'Asthma since childhood.',
    name: 'Jane Doe',
    email: 'jane.doe@mail.example',
    phone: '+49 30 1234567',
    channel: 'whatsapp',
    language: 'en',
    consentVersion: '2026-11',
    idempotencyKey: 'key-1',
    inputDigest: 'digest-1',
    senderDigest: 'sender-1',
    ...changes,
  }
}

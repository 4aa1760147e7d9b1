// Checks which languages a quote request may ask to be answered in.
import { expect, test } from 'vitest'
import { quoteRequest } from './quotes.ts'

const asked = (language: unknown) =>
  quoteRequest.safeParse({
    need: 'A hip',
    currency: 'EUR',
    name: 'Jane',
    email: 'jane@mail.example',
    consent: true,
    language,
  })

test.each(['en', 'ar', 'de', 'pt-BR', 'zh-Hant', 'hi-Latn'])('a request in %s is taken', (language) => {
  expect(asked(language).success).toBe(true)
})

test.each(['xx', 'not a language', '', 'deutsch-deutsch', 7, undefined])('%s is no language', (language) => {
  expect(asked(language).success).toBe(false)
})

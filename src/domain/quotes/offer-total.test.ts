// What an offer comes to is the sum of its lines, to the last minor unit.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, parseMajor, toMajor } from '#kernel/money.ts'
import { offerTotal } from './offer-total.ts'

const lineOf = (amountMinor: number) => ({ label: { en: 'Line' }, amountMinor, mayChangeIf: null })
const amounts = fc.array(fc.integer({ min: 0, max: 999_999_999_999 }), { minLength: 1, maxLength: 50 })
const currency = fc.constantFrom(...currencies)

test('the total is the exact sum, in the currency of the offer, in whatever order the lines stand', () => {
  fc.assert(
    fc.property(amounts, currency, (given, code) => {
      const total = offerTotal({ currency: code, lines: given.map(lineOf) })
      expect(total.currency).toBe(code)
      expect(BigInt(total.amountMinor)).toBe(given.reduce((sum, one) => sum + BigInt(one), 0n))
      expect(offerTotal({ currency: code, lines: given.toReversed().map(lineOf) })).toEqual(total)
    }),
  )
})

test('one line more is that line more, and a total written out reads back as itself', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 999_999_999 }), currency, (given, more, code) => {
      const before = offerTotal({ currency: code, lines: given.map(lineOf) })
      const after = offerTotal({ currency: code, lines: [...given, more].map(lineOf) })
      expect(after.amountMinor - before.amountMinor).toBe(more)
      const text = toMajor(after)
      if (/^\d{1,12}(\.|$)/.test(text)) expect(parseMajor(text, code)).toEqual(after)
    }),
  )
})

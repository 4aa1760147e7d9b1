// What a price says: the visitor's currency first, what it is elsewhere only where that says something new.
import { expect, test } from 'vitest'
import type { Price, RateSource } from '#contract/money.ts'
import { presentPrice, presentRate, weakestRate } from './price-text.server.ts'

const range = (from: number, to: number, currency: string) => ({
  from: { amountMinor: from, currency },
  to: { amountMinor: to, currency },
})

function price(charged: string, shown: string, isRange = true): Price {
  const of = (currency: string) => range(900_000, isRange ? 1_200_000 : 900_000, currency)
  return { charged: of(charged), shown: of(shown), aed: of('AED') }
}

/** Without the marks that only steer direction and spacing. */
const plain = (text: string | null) =>
  text && text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u2009\u202f]/g, ' ')

test('shown in the visitor’s currency, with dirhams and what the clinic charges beside it', () => {
  const text = presentPrice(price('EUR', 'USD'), 'en')
  expect(plain(text.shown)).toMatch(/^US\$9,000 ?– ?(US\$)?12,000$/)
  expect(plain(text.from)).toBe('US$9,000')
  expect(plain(text.aed)).toMatch(/^AED 9,000 ?– ?(AED )?12,000$/)
  expect(plain(text.charged)).toMatch(/^€9,000 ?– ?€?12,000$/)
  expect(text.isRange).toBe(true)
})

test('dirhams are not said twice', () => {
  expect(presentPrice(price('EUR', 'AED'), 'en').aed).toBeNull()
  expect(presentPrice(price('AED', 'EUR'), 'en')).toMatchObject({ charged: null, aed: expect.any(String) })
  expect(presentPrice(price('AED', 'AED'), 'en')).toMatchObject({ aed: null, charged: null })
})

test('what the clinic charges is not said twice', () => {
  expect(presentPrice(price('EUR', 'EUR'), 'en').charged).toBeNull()
  expect(presentPrice(price('EUR', 'AED'), 'en').charged).not.toBeNull()
})

test('a currency that no rate leads from any longer is said alone, not as dirhams', () => {
  const charged = range(900_000, 900_000, 'BGN')
  expect(presentPrice({ charged, shown: charged, aed: charged }, 'en')).toMatchObject({
    shown: expect.stringContaining('BGN'),
    aed: null,
    charged: null,
    unit: null,
  })
})

test('of the rates of several calls the one is told that promises least', () => {
  const rate = (kind: RateSource['kind'], fallback = false): RateSource => ({
    date: '2026-11-20',
    source: kind,
    kind,
    heldUntil: null,
    fallback,
  })
  const [live, reference, fallback] = [rate('live'), rate('reference'), rate('reference', true)]
  expect([weakestRate(live, reference), weakestRate(reference, live)]).toEqual([reference, reference])
  expect([weakestRate(live, fallback, reference), weakestRate(null, live)]).toEqual([fallback, live])
  expect(weakestRate(null, null)).toBeNull()
})

test('one figure is no range', () => {
  const text = presentPrice(price('EUR', 'USD', false), 'en')
  expect(text.isRange).toBe(false)
  expect(text.shown).toBe(text.from)
  expect(plain(text.shown)).toBe('US$9,000')
})

test('a currency with three decimals, and one with none', () => {
  const of = (from: number, currency: string): Price => ({
    charged: range(from, from, currency),
    shown: range(from, from, currency),
    aed: range(1, 1, 'AED'),
  })
  expect(plain(presentPrice(of(9_500, 'KWD'), 'en').shown)).toBe('KWD 9.500')
  expect(plain(presentPrice(of(9_500, 'JPY'), 'en').shown)).toBe('JP¥9,500')
})

test('in Arabic the code is named and the digits are Western', () => {
  const { shown, aed } = presentPrice(price('EUR', 'USD'), 'ar')
  for (const text of [shown, aed]) expect(plain(text)).toMatch(/9,000.*12,000/)
  expect(shown).toContain('USD')
  expect(aed).toContain('AED')
})

const reference: RateSource = {
  date: '2026-11-20',
  source: 'test rates',
  kind: 'reference',
  heldUntil: null,
  fallback: false,
}
const live: RateSource = { ...reference, source: 'Stripe', kind: 'live', heldUntil: '2026-11-21T10:05:00.000Z' }

test('a reference rate is told with its day and its source, and nothing is told when none was used', () => {
  expect(presentRate(reference, 'en', 'Asia/Dubai')).toMatch(/reference rate of 20 November 2026 \(test rates\)/)
  expect(presentRate(reference, 'ar', 'Asia/Dubai')).toMatch(/20.*2026.*test rates/)
  expect(presentRate(null, 'en', 'Asia/Dubai')).toBe('')
})

test('a live rate is told with whose it is and until when it is held, by the clock of the clinic', () => {
  expect(plain(presentRate(live, 'en', 'Asia/Dubai'))).toContain(
    'live rate of Stripe, fee included, held until 14:05 Gulf',
  )
  expect(plain(presentRate(live, 'en', 'Europe/Istanbul'))).toContain('held until 13:05 Türkiye')
  expect(plain(presentRate(live, 'ar', 'Asia/Dubai'))).toMatch(/Stripe.*14:05/)
})

test('where the live rate was not to be had the page says so, and names the reference rate that it shows instead', () => {
  const fallback = { ...reference, fallback: true }
  expect(presentRate(fallback, 'en', 'Asia/Dubai')).toMatch(/cannot be had.*20 November 2026 \(test rates\) instead/)
  expect(presentRate(fallback, 'ar', 'Asia/Dubai')).not.toBe(presentRate(reference, 'ar', 'Asia/Dubai'))
})

test('what the price is for stands beside it, in the language of the page', () => {
  expect(presentPrice(price('EUR', 'EUR'), 'en', 'tooth').unit).toBe('per tooth')
  expect(presentPrice(price('EUR', 'EUR'), 'ar', 'eye').unit).toBe('للعين الواحدة')
  expect(presentPrice(price('EUR', 'EUR'), 'en', 'procedure').unit).toBeNull()
})

// Guards what is said to have changed between two versions of an offer.
import { expect, test } from 'vitest'
import { compareOffers } from './compare-offers.ts'
import { sampleOffer } from './sample-thread.test-support.ts'

const aed = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })
const line = (label: string, major: number, mayChangeIf: string | null = null) => ({
  label,
  amount: aed(major),
  mayChangeIf,
})

test('lines that came, went or cost something else, in the order of the later version, and the total last', () => {
  const before = sampleOffer({ lines: [line('Surgeon', 200), line('Nights', 90), line('Splint', 10)], total: aed(300) })
  const after = sampleOffer({ lines: [line('Surgeon', 180), line('Nights', 90), line('Visits', 5)], total: aed(275) })
  expect(compareOffers(before, after)).toEqual([
    { kind: 'amount', label: 'Surgeon', before: aed(200), after: aed(180) },
    { kind: 'added', label: 'Visits', after: aed(5) },
    { kind: 'removed', label: 'Splint', before: aed(10) },
    { kind: 'total', before: aed(300), after: aed(275) },
  ])
})

test('a line that is now fixed, or no longer, is a change, beside that of its amount as well; when it was sent is none', () => {
  const loose = sampleOffer({ lines: [line('Nights', 90, 'a third is needed')] })
  const fixed = sampleOffer({ lines: [line('Nights', 90)] })
  expect(compareOffers(loose, fixed)).toEqual([{ kind: 'firmness', label: 'Nights', mayChangeIf: null }])
  expect(compareOffers(fixed, loose)).toEqual([{ kind: 'firmness', label: 'Nights', mayChangeIf: 'a third is needed' }])
  const dearer = sampleOffer({ lines: [line('Nights', 95)] })
  expect(compareOffers(loose, dearer)).toEqual([
    { kind: 'amount', label: 'Nights', before: aed(90), after: aed(95) },
    { kind: 'firmness', label: 'Nights', mayChangeIf: null },
  ])
  expect(compareOffers(fixed, { ...fixed, version: 2, sentAt: '2026-11-30T10:00:00Z' })).toEqual([])
})

test('of two lines with the same words each is compared with its own', () => {
  const twice = sampleOffer({ lines: [line('Visit', 10), line('Visit', 20)] })
  expect(compareOffers(twice, twice)).toEqual([])
  expect(compareOffers(twice, sampleOffer({ lines: [line('Visit', 10)] }))).toEqual([
    { kind: 'removed', label: 'Visit', before: aed(20) },
  ])
})

test('another currency is another amount', () => {
  const after = sampleOffer({ total: { amountMinor: 32_400_00, currency: 'EUR' } })
  expect(compareOffers(sampleOffer(), after)).toMatchObject([{ kind: 'total' }])
})

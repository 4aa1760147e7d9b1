// How long things stay: the defaults, what a pack changes of them, and months of every length.
import { expect, test } from 'vitest'
import { monthsAfter, retentionOf } from './retention.ts'

test('a pack that says nothing keeps documents for 24 months, requests too, mails for 90 days, the access log for 6 years and contracts for 10, by a law that is named', () => {
  const retention = retentionOf({ retention: null })
  expect(retention).toMatchObject({ documentMonths: 24, requestMonths: 24, mailDays: 90, accessLogYears: 6 })
  expect(retention.contractYears).toBe(10)
  expect(Object.keys(retention.contractLaw)).toEqual(['en', 'ar'])
  expect(retentionOf(undefined)).toEqual(retention)
})

test('what a pack says takes the place of that, the rest stays', () => {
  const said = {
    documentMonths: 6,
    accessLogYears: undefined,
    requestMonths: 12,
    mailDays: 30,
    contractLaw: { en: 'Federal Law 47' },
  }
  expect(retentionOf({ retention: said })).toMatchObject({
    documentMonths: 6,
    accessLogYears: 6,
    requestMonths: 12,
    mailDays: 30,
    contractLaw: { en: 'Federal Law 47' },
  })
})

test('months end on the day they began, or on the last one where there is no such day', () => {
  const after = (from: string, months: number) => monthsAfter(new Date(from), months).toISOString()
  expect(after('2026-01-31T10:00:00Z', 1)).toBe('2026-02-28T10:00:00.000Z')
  expect(after('2024-02-29T10:00:00Z', 24)).toBe('2026-02-28T10:00:00.000Z')
  expect(after('2026-11-21T08:00:00Z', 24)).toBe('2028-11-21T08:00:00.000Z')
  expect(after('2026-03-31T10:00:00Z', -1)).toBe('2026-02-28T10:00:00.000Z')
  expect(after('2026-11-21T08:00:00Z', -72)).toBe('2020-11-21T08:00:00.000Z')
})

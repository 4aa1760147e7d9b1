// Figures are read as the product writes them in both languages, and what nobody has is found.
import { expect, test } from 'vitest'
import { formatMoney, formatRange } from '#texts/format.ts'
import { amountsIn, countsIn, countsSaid, untrueFigures } from './figures-in-text.ts'
import { oneLine } from './live-figures.ts'

const dirhams = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })

test('amounts are read as the product writes them, ranges with both their ends', () => {
  for (const language of ['en', 'ar'] as const) {
    const one = oneLine(formatMoney(dirhams(4_200), language))
    const range = oneLine(formatRange({ from: dirhams(58_000), to: dirhams(74_000) }, language))
    expect(amountsIn(`x ${one}, y`), language).toEqual(['AED 4200'])
    expect(amountsIn(`x ${range} y`).sort(), language).toEqual(['AED 58000', 'AED 74000'])
  }
  const euros = { amountMinor: 65_050, currency: 'EUR' }
  expect(amountsIn(oneLine(formatMoney(euros, 'en')))).toEqual(['EUR 650.5'])
  expect(amountsIn('10 دراهم، أو 1,900 درهمًا')).toEqual(['AED 10', 'AED 1900'])
})

test('numbers that are no amount are none', () => {
  expect(amountsIn('Call +971 4 000 0000 from 9:00 to 18:00, room 12, FUE 420, NICE 42')).toEqual([])
})

test('days, nights and minutes are read in both languages', () => {
  expect(countsIn('Plan 12 days, 3 nights, about 90 minutes, from day 84, 7-10 days')).toEqual([12, 3, 90, 84, 7, 10])
  expect(countsIn('الإقامة 16 يومًا و3 ليالٍ، نحو 90 دقيقة، ابتداءً من اليوم 5')).toEqual([16, 3, 90, 5])
  expect(countsIn('within 4 working hours, 30 minutely')).toEqual([])
})

test('a figure that the subject does not have is untrue, unless the pack says it letter by letter', () => {
  const figures = [{ amounts: new Set(['AED 58000']), counts: new Set([84]) }]
  const pack = 'Some words. For a short flight the guidance that our source reports is 42 days. More words.'
  const true1 =
    'It costs AED 58,000.\n> For a short flight the guidance that our source reports is 42 days.\n- You may fly from day 84'
  expect(untrueFigures(true1, pack, figures)).toEqual([])
  expect(untrueFigures('It costs AED 57,999 and you fly after 42 days.', pack, figures)).toEqual([
    'AED 57999',
    '42 of something',
  ])
})

test('figures of one subject are none of another', () => {
  expect(untrueFigures('It costs AED 58,000.', '', [{ amounts: new Set(['AED 4200']), counts: new Set() }])).toEqual([
    'AED 58000',
  ])
})

test('what a person said may be said again', () => {
  const said = [countsSaid('can i fly ١٢ weeks after, or 9 days')]
  expect(untrueFigures('84 days are not 12 days, nor 9 days.', '', said)).toEqual([])
  expect(untrueFigures('Plan 10 days.', '', said)).toEqual(['10 of something'])
})

test('a price for as many as are named is as many times a price, and nothing else', () => {
  const figures = [{ amounts: new Set(['EUR 280', 'EUR 380']), counts: new Set<number>() }]
  expect(untrueFigures('At list price, 10 teeth: €2,800 – €3,800.', '', figures)).toEqual([])
  expect(untrueFigures('At list price, 8 teeth: €2,800 – €3,040.', '', figures)).toEqual(['EUR 2800'])
  expect(untrueFigures('It costs €2,800 per tooth.', '', figures)).toEqual(['EUR 2800'])
})

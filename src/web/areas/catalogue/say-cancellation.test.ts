// Cancelling in the words of guests, and what is typed for nights: nothing that was not said is set.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { readNight } from './read-night.ts'
import { feeOf, sayCancellation } from './say-cancellation.ts'

const t = translatorOf('en')

test('each step is a sentence, and what comes after the last is said', () => {
  const steps = [
    { daysBefore: 7, time: '18:00', fee: { percent: 0 } },
    { daysBefore: 1, time: '18:00', fee: { nights: 1 } },
    { daysBefore: 0, time: '12:00', fee: { amount: '120' } },
  ]
  expect(sayCancellation(t, steps, 'AED')).toEqual([
    'Until 18:00, 7 days before arrival: free of charge.',
    'Then until 18:00 the day before arrival: the price of the first night.',
    'Then until 12:00 on the day of arrival: 120 \u2068AED\u2069.',
    'After that: the whole price.',
  ])
  expect(sayCancellation(t, [], 'AED')).toEqual(['From the start nothing is given back.'])
})

test('a fee is one of four kinds; one that is being typed stays of its kind', () => {
  expect([feeOf({ percent: 0 }), feeOf({ percent: '' }), feeOf({ percent: 50 })].map(({ kind }) => kind)).toEqual([
    'free',
    'percent',
    'percent',
  ])
  expect(feeOf({ nights: 2 })).toEqual({ kind: 'nights', value: 2 })
  expect(feeOf({ amount: '' })).toEqual({ kind: 'amount', value: '' })
})

test('what is left empty is not set, what is no number is told', () => {
  const blank = { price: '', rooms: '', minimumStay: '', state: 'as-it-is' } as const
  expect(readNight(blank, 'AED')).toEqual({ change: {}, faults: [] })
  expect(readNight({ ...blank, price: '620,5', rooms: '0', state: 'closed' }, 'AED')).toEqual({
    change: { price: '620.50', rooms: 0, closed: true },
    faults: [],
  })
  expect(readNight({ ...blank, price: 'much', rooms: '-1', minimumStay: '0' }, 'AED').faults).toEqual([
    'price',
    'rooms',
    'minimumStay',
  ])
  expect(readNight({ ...blank, price: '2.400' }, 'AED')).toEqual({ change: {}, faults: ['price'] })
})

// The currency endpoint: what prices can be shown in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

test('200 with every currency that has a rate, in order, and where the rates come from', async () => {
  const response = await api.get('/api/currencies')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    currencies: ['AED', 'EUR', 'JPY', 'KWD', 'USD'],
    rate: { date: '2026-11-20', source: 'test rates' },
  })
})

// Currencies that prices can be shown in.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { rateSource } from './money.ts'

export const listCurrencies = endpoint({
  name: 'listCurrencies',
  method: 'GET',
  path: '/api/currencies',
  input: z.object({}),
  reply: z.object({ currencies: z.array(z.string()), rate: rateSource }),
  who: 'anyone',
  summary: 'Every currency with a rate, and where the rates come from.',
})

// Workers that end anywhere, with a gateway and suppliers that are silent, answer twice and lie: every order ends, whole or given back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KilledOrders, openKilledOrders, seeded } from '#tests/support/killed-runs.ts'
import { orderProblems } from '#tests/support/order-problems.ts'

const atBoundaries = 12
const atRandom = 13
let killed: KilledOrders

beforeAll(async () => {
  killed = await openKilledOrders()
})

afterAll(() => killed.close())

test('a worker that ends between any two of its transactions loses nothing, and nobody pays twice', {
  timeout: 300_000,
}, async () => {
  const boundaries = await killed.boundaries()
  expect(boundaries).toBeGreaterThan(20)
  for (let run = 0; run < atBoundaries; run++) await killed.run([Math.floor((run * boundaries) / atBoundaries)])
  expect(await orderProblems(killed.orders)).toEqual([])
})

test.each(Array.from({ length: atRandom }, (_, seed) => seed))(
  'workers that end at random among liars leave every order whole or given back (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const random = seeded(seed)
    const lives = Array.from({ length: 4 }, () => Math.floor(random() * 45))
    await killed.run(lives, random)
    expect(await orderProblems(killed.orders)).toEqual([])
  },
)

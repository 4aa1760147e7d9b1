// Plants faults of the protocol one by one and sees each caught by the case that is there for it, which passes without the fault.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { faults } from './planted-faults.ts'
import { type House, openHouse, type Planted } from './pool-server.ts'
import { slowMs } from './run-cases.ts'
import { type ConformanceCase, openWorld } from './world.ts'

vi.setConfig({ testTimeout: slowMs })
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => void vi.unstubAllGlobals())

/** What the case finds wrong. A harness that broke over the fault has found nothing. */
async function findingsOf(one: ConformanceCase, planted?: Planted): Promise<string[]> {
  const world = await openWorld(house, one, planted)
  try {
    await one.run(world)
    return []
  } catch (error) {
    expect(world.server.crashes).toEqual([])
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await world.close()
    vi.unstubAllGlobals()
  }
}

/** Many faults are caught by one case; without a fault it is run once. */
const without = new Map<ConformanceCase, Promise<string[]>>()

test('there are faults of every kind, each once', () => {
  expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThan(40)
})

test.each(faults.map((fault) => [fault.title, fault.caughtBy.title, fault] as const))(
  'planted: %s; caught by "%s"',
  async (_, __, { plant, caughtBy }) => {
    const run = without.get(caughtBy) ?? findingsOf(caughtBy)
    without.set(caughtBy, run)
    expect(await run).toEqual([])
    expect(await findingsOf(caughtBy, plant())).toHaveLength(1)
  },
)

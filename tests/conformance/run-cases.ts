// Runs conformance cases, each in a pool of its own settings, all of a file on one database.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type House, openHouse } from './pool-server.ts'
import { type ConformanceCase, openWorld } from './world.ts'

/** Hundreds of proofs are counted in one case, on machines that do other things too. */
export const slowMs = 120_000

export function runCases(cases: readonly ConformanceCase[]): void {
  vi.setConfig({ testTimeout: slowMs })
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())
  afterEach(() => void vi.unstubAllGlobals())

  test.each(cases.map((one) => [one.title, one] as const))('%s', async (_, one) => {
    const world = await openWorld(house, one)
    try {
      await one.run(world)
      expect(world.server.crashes).toEqual([])
    } finally {
      await world.close()
    }
  })
}

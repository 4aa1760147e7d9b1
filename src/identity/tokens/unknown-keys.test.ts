// Tokens of made-up keys cost the database next to nothing, and keys of another process are found all the same.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { createSigningKeys } from './signing-keys.ts'

let sample: SampleIdentity
beforeEach(async () => {
  sample = await openSampleIdentity()
})
afterEach(() => sample.close())

test('of a hundred names that no key has, one is looked for a second', async () => {
  const { id } = sample.found.pool
  const { seal, clock } = sample.identity.parts
  let reads = 0
  const database: typeof sample.identity.parts.database = {
    directory: sample.database.directory,
    forPool: (poolId, work) => {
      reads++
      return sample.database.forPool(poolId, work)
    },
  }
  const keys = createSigningKeys({ database, seal, clock })
  await keys.signer(id)
  reads = 0
  for (let turn = 0; turn < 100; turn++) expect(await keys.verifier(id, `made up ${turn}`)).toBeUndefined()
  expect(reads).toBe(1)
  const kid = await sample.identity.parts.keys.rotate(id)
  sample.pass(1_000)
  expect(await keys.verifier(id, kid)).toBeDefined()
})

// The same trouble is said once a minute, another one beside it at once.
import { expect, test } from 'vitest'
import { createRarely } from './rarely.ts'

test('once within a minute, again after it, and each thing by itself', () => {
  let now = 0
  const said: string[] = []
  const rarely = createRarely(60_000, () => now)
  const say = (what: string) => rarely(what, () => void said.push(`${what} ${now}`))
  for (const at of [0, 1, 59_999, 60_000, 60_001]) {
    now = at
    say('lost')
    say('slow')
  }
  expect(said).toEqual(['lost 0', 'slow 0', 'lost 60000', 'slow 60000'])
})

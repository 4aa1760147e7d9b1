// Until when a client is told that a document stays.
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { keptUntil } from './kept-until.ts'

test('a document is kept until so many months after its upload', () => {
  const provider = sampleProvider()
  const addedAt = new Date('2026-11-21T08:00:00Z')
  expect(keptUntil({ addedAt }, provider)).toEqual(new Date('2028-11-21T08:00:00Z'))
  const strict = { company: { ...provider.company, retention: { documentMonths: 1 } } }
  expect(keptUntil({ addedAt }, strict)).toEqual(new Date('2026-12-21T08:00:00Z'))
})

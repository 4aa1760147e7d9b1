// Guards that lines of one kind and one day are one, and that none of another day, person or document goes into it.
import { expect, test } from 'vitest'
import { type AccessEntry, groupAccess } from './group-access.ts'

const line = (at: string, more: Partial<AccessEntry> = {}): AccessEntry => ({
  id: at,
  at,
  actor: 'clinic',
  actorName: 'Dr Noor',
  deed: 'open',
  subject: 'document',
  about: 'knee.pdf',
  why: 'shared',
  note: '',
  ...more,
})
const day = (moment: Date) => moment.toISOString().slice(0, 10)

test('what is the same on one day is one line with each of its moments, where the latest of them stood', () => {
  const lines = [
    line('2026-11-21T12:00:00Z'),
    line('2026-11-21T11:00:00Z', { about: 'hip.pdf' }),
    line('2026-11-21T10:00:00Z'),
    line('2026-11-20T10:00:00Z'),
  ]
  expect(groupAccess(lines, day).map(({ entry, at }) => [entry.about, at.length])).toEqual([
    ['knee.pdf', 2],
    ['hip.pdf', 1],
    ['knee.pdf', 1],
  ])
})

test.each<Partial<AccessEntry>>([
  { actorName: 'Dr Omar' },
  { deed: 'read' },
  { why: 'offer' },
  { note: 'second look' },
])('another line by %o is a line of its own', (more) => {
  expect(groupAccess([line('2026-11-21T12:00:00Z'), line('2026-11-21T10:00:00Z', more)], day)).toHaveLength(2)
})

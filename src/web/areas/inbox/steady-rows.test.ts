// Guards that no line of the list moves under the eyes or fingers of whoever reads it.
import { expect, test } from 'vitest'
import type { RowView } from './present-inbox.server.ts'
import { steadyRows } from './steady-rows.ts'

const row = (id: string, change: Partial<RowView> = {}): RowView => ({
  id,
  kind: 'quote-request',
  reference: `Q-${id}`,
  from: 'Amal Haddad',
  about: [],
  state: 'open',
  since: { at: '2026-11-20T08:00:00.000Z', text: '12:00' },
  lastAt: '2026-11-20T08:00:00.000Z',
  dueAt: null,
  dueBy: '',
  assignee: null,
  version: 1,
  ...change,
})
const rows = (...ids: string[]) => ids.map((id) => row(id))
const shownIds = (list: ReturnType<typeof steadyRows>) => list.rows.map(({ id }) => id)

test('a list that is shown for the first time is shown whole', () => {
  const list = steadyRows([], rows('a', 'b'), true)
  expect(shownIds(list)).toEqual(['a', 'b'])
  expect(list.fresh).toEqual([])
})

test('what is new above waits, and what comes at the end is added', () => {
  const list = steadyRows(rows('b', 'c'), rows('a', 'b', 'c', 'd'), true)
  expect(shownIds(list)).toEqual(['b', 'c', 'd'])
  expect(list.fresh.map(({ id }) => id)).toEqual(['a'])
})

test('what changed changes in its place, whatever its place is by now', () => {
  const assignee = { id: 'x', name: 'Rana' }
  const list = steadyRows(rows('a', 'b'), [row('b', { assignee, version: 2 }), row('a')], true)
  expect(shownIds(list)).toEqual(['a', 'b'])
  expect(list.rows[1]?.assignee).toEqual(assignee)
})

test('what a colleague took out stays where it was, and is said to be gone', () => {
  const list = steadyRows(rows('a', 'b', 'c'), rows('a', 'c'), true)
  expect(list.rows.map(({ id, isGone }) => [id, isGone])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
})

test('the last line of a page that has another behind it may only have been pushed there', () => {
  const list = steadyRows(rows('b', 'c'), rows('a', 'b'), false)
  expect(list.rows.map(({ id, isGone }) => [id, isGone])).toEqual([
    ['b', false],
    ['c', false],
  ])
  expect(list.fresh.map(({ id }) => id)).toEqual(['a'])
})

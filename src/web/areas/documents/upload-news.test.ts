// Guards what is told aloud of uploads: quarters and ends, not each percent.
import { expect, test } from 'vitest'
import type { TabDocument } from './read-document.ts'
import { newsBetween } from './upload-news.tsx'
import type { Upload, Uploads } from './upload-queue.ts'

const upload = (own: Partial<Upload> = {}): Upload => ({
  id: 'a',
  name: 'a.pdf',
  bytes: 100,
  kind: 'other',
  sent: 0,
  state: 'sending',
  ...own,
})
const at = (...list: Upload[]): Uploads => ({ list, added: [], isOpen: true })

test.each([
  [0, 24, undefined],
  [24, 25, 25],
  [25, 49, undefined],
  [10, 80, 75],
  [80, 10, undefined],
  [80, 100, undefined],
])('from %i to %i percent', (before, now, percent) => {
  const news = newsBetween(at(upload({ sent: before })), at(upload({ sent: now })))
  expect(news).toEqual(percent === undefined ? undefined : { kind: 'quarter', percent, count: 1 })
})

test('several files are one piece of news', () => {
  const second = upload({ id: 'b', bytes: 300 })
  const news = newsBetween(at(upload(), second), at(upload({ sent: 100 }), second))
  expect(news).toEqual({ kind: 'quarter', percent: 25, count: 2 })
})

test('another file beside it is no progress', () => {
  expect(newsBetween(at(upload(), upload({ id: 'b' })), at(upload({ sent: 50 })))).toBeUndefined()
})

test('one that is added, and one that failed, are named once', () => {
  const added = [{ id: 'd', name: 'a.pdf' }] as TabDocument[]
  expect(newsBetween(at(upload()), { ...at(), added })).toEqual({ kind: 'added', name: 'a.pdf' })
  const failed = at(upload({ state: 'failed', fault: 'type' }))
  expect(newsBetween(at(upload()), failed)).toEqual({ kind: 'failed', name: 'a.pdf' })
  expect(newsBetween(failed, failed)).toBeUndefined()
})

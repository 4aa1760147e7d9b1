// Guards what is told aloud of uploads: quarters, a line that is cut, and ends with their sum; not each percent.
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { TabDocument } from './read-document.ts'
import { newsBetween, newsTeller } from './upload-news.tsx'
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

test('a cut line is said once for all files, and that it goes on once none waits for it', () => {
  const files = (...states: Upload['state'][]) => at(...states.map((state, id) => upload({ id: `${id}`, state })))
  expect(newsBetween(files('sending', 'sending'), files('stalled', 'sending'))).toEqual({ kind: 'cut' })
  expect(newsBetween(files('stalled', 'sending'), files('stalled', 'stalled'))).toBeUndefined()
  expect(newsBetween(files('stalled', 'stalled'), files('sending', 'stalled'))).toBeUndefined()
  expect(newsBetween(files('sending', 'stalled'), files('sending', 'sending'))).toEqual({ kind: 'mended' })
  expect(newsBetween(files('stalled'), files('paused'))).toBeUndefined()
})

const documents = (...names: string[]) => names.map((name) => ({ id: name, name })) as TabDocument[]

/** What is said as the line goes from one to the next of these. */
function told(...steps: Uploads[]) {
  const tell = newsTeller()
  return steps.slice(1).map((now, before) => tell(steps[before] ?? now, now))
}

test('when a batch is over its sum is said: also of those that were refused at once', () => {
  const wrong = upload({ id: 'w', state: 'failed', fault: 'type' })
  const [a, b] = [upload({ id: 'a' }), upload({ id: 'b' })]
  const said = told(
    at(),
    at(wrong, a, b),
    { ...at(wrong, { ...a, state: 'adding' }, b), added: documents('a') },
    { ...at(wrong, b), added: documents('a') },
    { ...at(wrong, { ...b, state: 'failed' }), added: documents('a') },
  )
  expect(said.at(-1)).toEqual({ kind: 'sum', added: 1, failed: 2 })
  expect(said.slice(0, -1)).not.toContainEqual(said.at(-1))
})

test('the next batch is counted anew, and one file alone has its name', () => {
  const [a, b] = [upload({ id: 'a' }), upload({ id: 'b' })]
  const first = [at(), at(a, b), { ...at(), added: documents('a', 'b') }]
  const second = [
    { ...at(upload({ id: 'c' })), added: documents('a', 'b') },
    { ...at(), added: documents('c', 'a', 'b') },
  ]
  const said = told(...first, ...second)
  expect(said[1]).toEqual({ kind: 'sum', added: 2, failed: 0 })
  expect(said[3]).toEqual({ kind: 'added', name: 'c' })
})

test('several that are refused together are one number', () => {
  const wrong = (id: string) => upload({ id, state: 'failed', fault: 'type' })
  expect(told(at(), at(wrong('a'), wrong('b')))).toEqual([{ kind: 'sum', added: 0, failed: 2 }])
  expect(told(at(), at(wrong('a'), wrong('b'), upload()))).toEqual([{ kind: 'sum', added: 0, failed: 2 }])
})

test.each(languages)('%s has a sentence of its own for each number', (language) => {
  const t = translatorOf(language)
  for (const key of ['documents.news.addedCount', 'documents.news.failedCount'] as const)
    expect(new Set([1, 2, 3, 11, 100].map((count) => t(key, { count }))).size).toBe(5)
})

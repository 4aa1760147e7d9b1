// What lies on the device's shelves: kept, found under its name, listed for people, bounded, and gone when it has to.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '#tests/support/fake-caches.ts'
import { findKept, forgetShelves, keep, listKeptPages, tidyShelves } from './page-shelf.ts'
import { limits } from './shelf-rules.ts'

const origin = 'https://clinic.test'
let caches: FakeCaches

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:40:00Z') })
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answer(text: string, type = 'text/html', cacheControl = 'private, no-cache'): Response {
  const made = new Response(text, { headers: { 'content-type': type, 'cache-control': cacheControl } })
  return Object.defineProperty(made, 'type', { value: 'basic' })
}

/** Keeps a page, a second after the one before. */
async function keepPage(path: string, title: string): Promise<void> {
  vi.advanceTimersByTime(1_000)
  await keep('pages', origin + path, answer(`<title>${title}</title>`))
}

test('a page is found under its name, by whichever campaign it is asked for', async () => {
  expect(await keep('pages', `${origin}/contact?utm_id=1`, answer('contact'))).toBe('contact')
  expect(await (await findKept('pages', `${origin}/contact?utm_source=mail`))?.text()).toBe('contact')
  expect(await findKept('pages', `${origin}/packages`)).toBeUndefined()
})

test('a picture is kept, but is no text', async () => {
  const picture = answer('<svg/>', 'image/png', 'public, immutable')
  expect(await keep('files', `${origin}/art/a/b.png?v=1`, picture)).toBe('')
  expect(await findKept('files', `${origin}/art/a/b.png?v=1`)).toBeDefined()
})

test('what may not be kept is not', async () => {
  expect(await keep('pages', `${origin}/`, answer('x', 'text/html', 'no-store'))).toBe('')
  expect(await keep('files', `${origin}/assets/a.js`, answer('x', 'text/javascript', 'no-cache'))).toBe('')
  expect(caches.paths).toEqual([])
})

test('pages are listed by their titles, the last opened first; their data and our own page are not', async () => {
  await keepPage('/', 'Thymele Clinic | Dubai')
  await keepPage('/procedures/lasik', 'LASIK &amp; eyes: price | Thymele Clinic')
  await keepPage('/offline', 'No connection')
  await keepPage('/procedures/_payload.json', 'data')
  await keepPage('/procedures?q=hip', '')
  expect(await listKeptPages()).toEqual([
    { path: '/procedures?q=hip', title: '/procedures?q=hip' },
    { path: '/procedures/lasik', title: 'LASIK & eyes: price' },
    { path: '/', title: 'Thymele Clinic' },
  ])
})

test('a browser that keeps nothing lists nothing', async () => {
  expect(await listKeptPages()).toEqual([])
  vi.unstubAllGlobals()
  expect(await listKeptPages()).toEqual([])
  await expect(forgetShelves()).resolves.toBeUndefined()
})

test('too many pages: those opened longest ago go', async () => {
  for (let at = 0; at < limits.pages.entries + 2; at += 1) await keepPage(`/procedures/p${at}`, `page ${at}`)
  await tidyShelves()
  expect(caches.paths).toHaveLength(limits.pages.entries)
  expect(await findKept('pages', `${origin}/procedures/p1`)).toBeUndefined()
  expect(await findKept('pages', `${origin}/procedures/p2`)).toBeDefined()
})

test('forgotten: every shelf, also those of other versions', async () => {
  await keepPage('/', 'home')
  await caches.open('pages-0')
  await forgetShelves()
  expect(await caches.keys()).toEqual([])
})

// @vitest-environment happy-dom
// Guards which links are worth a look ahead, and for whom.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayPreload, pageAhead } from './link-ahead.ts'

beforeEach(() => history.replaceState(null, '', '/procedures?q=knee'))
afterEach(() => vi.unstubAllGlobals())

function link(attributes: string): Element {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`
  return document.querySelector('b') as Element
}

test('a page of ours, by path and query', () => {
  expect(pageAhead(link('href="/procedures/lasik#recovery"'))).toBe('/procedures/lasik')
  expect(pageAhead(link('href="/quote?procedure=lasik"'))).toBe('/quote?procedure=lasik')
  expect(pageAhead(link('href="/procedures"'))).toBe('/procedures')
  expect(pageAhead(link('href="/packages" target="_self"'))).toBe('/packages')
})

test.each([
  ['another site', 'href="https://elsewhere.example/procedures"'],
  ['a telephone', 'href="tel:+97145550100"'],
  ['a part of this page', 'href="/procedures?q=knee#found"'],
  ['another tab', 'href="/packages" target="_blank"'],
  ['a file to keep', 'href="/packages" download="packages.html"'],
  ['a page that is not the same for everyone', 'href="/preferences?lang=ar"'],
  ['a confirmation, which is one person’s own', 'href="/quote?sent=Q-1234-5678"'],
  ['no address', ''],
])('not %s', (_, attributes) => {
  expect(pageAhead(link(attributes))).toBeUndefined()
})

test('not what is no link at all', () => {
  expect(pageAhead(document.body)).toBeUndefined()
})

test.each([
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a line of %o may be used ahead: %s', (connection, may) => {
  vi.stubGlobal('navigator', { onLine: true, connection })
  expect(mayPreload()).toBe(may)
})

test('a browser that tells nothing of its line may, unless it is offline', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(mayPreload()).toBe(true)
  vi.stubGlobal('navigator', { onLine: false })
  expect(mayPreload()).toBe(false)
})

// @vitest-environment happy-dom
// Guards which cookies the analytics tag may have, and that they go when they should.
import { afterEach, expect, test } from 'vitest'
import { dropAnalyticsCookies, keepAnalyticsCookie, readAnalyticsCookies } from './analytics-cookies.ts'

afterEach(() => {
  dropAnalyticsCookies()
})

const put = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = line
}

test('the tag’s own cookies are kept and read back, whatever else it asks for', () => {
  keepAnalyticsCookie(
    '_ga=GA1.1.123.456; path=/; domain=.example; expires=Fri, 01 Jan 2999 00:00:00 GMT; SameSite=None',
  )
  keepAnalyticsCookie('_ga_TEST00001=GS2.1.s17$o1$g0$t17$j60$l0$h0')
  expect(readAnalyticsCookies()).toBe('_ga=GA1.1.123.456; _ga_TEST00001=GS2.1.s17$o1$g0$t17$j60$l0$h0')
})

test.each([
  'consent=analytics=on.diagnostics=on.2026-11-2',
  'token=stolen',
  '_gac=1',
  '_ga_x=1',
  '_ga=a b',
  '_ga=',
  '_ga',
  '=1',
  '',
  `_ga=${'1'.repeat(301)}`,
])('%j is not kept', (line) => {
  keepAnalyticsCookie(line)
  expect(document.cookie).toBe('')
})

test('the tag reads no cookie of ours', () => {
  put('lang=ar; path=/')
  keepAnalyticsCookie('_ga=1.2')
  expect(readAnalyticsCookies()).toBe('_ga=1.2')
})

test('dropping leaves the others', () => {
  put('lang=ar; path=/')
  keepAnalyticsCookie('_ga=1.2')
  keepAnalyticsCookie('_ga_A1=3')
  dropAnalyticsCookies()
  expect(document.cookie).toBe('lang=ar')
})

// @vitest-environment happy-dom
// Guards where state is kept: as the installation chose (spec 9), and in memory where the browser does not let us.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { createStateStorage } from './state-storage.ts'

/** Cookies as they were set, and a jar that holds secure ones or not. */
let written: string[]
let takesCookies: boolean

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  written = []
  takesCookies = true
  const jar = new Map<string, string>()
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    ['lang=ar', ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    written.push(line)
    const [pair = ''] = line.split('; ')
    const at = pair.indexOf('=')
    if (line.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
    else if (takesCookies) jar.set(pair.slice(0, at), pair.slice(at + 1))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('spec 9: "Persisted state uses localStorage, sessionStorage or cookies, chosen by public configuration"', () => {
  createStateStorage('localStorage').setItem('state.a', '1')
  expect([localStorage.getItem('state.a'), sessionStorage.length, written.length]).toEqual(['1', 0, 0])
  createStateStorage('sessionStorage').setItem('state.b', '2')
  expect([localStorage.length, sessionStorage.getItem('state.b'), written.length]).toEqual([1, '2', 0])
  createStateStorage('cookies').setItem('state.c', '3')
  expect([localStorage.length, sessionStorage.length, written.length]).toEqual([1, 1, 1])
})

test('spec 9: "Other cookie storage default 365 days, secure"; "cookie option uses lax same-site"', () => {
  createStateStorage('cookies').setItem('state.a', '{"currency":"EUR"}')
  expect(written).toEqual(['state.a=%7B%22currency%22%3A%22EUR%22%7D; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})

for (const kind of ['localStorage', 'sessionStorage', 'cookies'] as const) {
  test(`${kind}: what is kept is there for the next document, until it is removed`, () => {
    const value = JSON.stringify({ text: 'a; b=c, ü' })
    createStateStorage(kind).setItem('state.a', value)
    createStateStorage(kind).setItem('state.a.b', 'other')
    const next = createStateStorage(kind)
    expect([next.getItem('state.a'), next.getItem('state.a.b'), next.getItem('state')]).toEqual([value, 'other', null])
    next.removeItem('state.a')
    expect(next.getItem('state.a')).toBeNull()
    expect(createStateStorage(kind).getItem('state.a')).toBeNull()
  })
}

for (const kind of ['localStorage', 'sessionStorage'] as const) {
  test(`${kind} that is forbidden never throws: the state lives in memory, which is said once`, () => {
    vi.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expectConsole(/^state not kept name=state.a code=refused$/)
    const storage = createStateStorage(kind)
    expect(storage.getItem('state.a')).toBeNull()
    storage.setItem('state.a', '1')
    storage.setItem('state.a', '2')
    expect(storage.getItem('state.a')).toBe('2')
    storage.removeItem('state.a')
    expect(storage.getItem('state.a')).toBeNull()
  })
}

test('storage that is full keeps nothing older either, and takes the state again once there is room', () => {
  const storage = createStateStorage('localStorage')
  storage.setItem('state.a', 'old')
  const real = localStorage
  const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    getItem: (name: string) => real.getItem(name),
    removeItem: (name: string) => real.removeItem(name),
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  } as unknown as Storage)
  expectConsole('state not kept name=state.a code=refused')
  storage.setItem('state.a', 'new')
  expect(storage.getItem('state.a')).toBe('new')
  expect(real.getItem('state.a')).toBeNull()
  full.mockRestore()
  storage.setItem('state.a', 'newer')
  expect([storage.getItem('state.a'), localStorage.getItem('state.a')]).toEqual(['newer', 'newer'])
})

test('a cookie of more than 4 KB is refused with a warning, and the state lives in memory', () => {
  const storage = createStateStorage('cookies')
  storage.setItem('state.a', 'short')
  expectConsole(/^state not kept name=state.a code=too-long$/)
  storage.setItem('state.a', 'x'.repeat(4096))
  expect(storage.getItem('state.a')).toHaveLength(4096)
  expect(createStateStorage('cookies').getItem('state.a')).toBeNull()
})

test('the longest cookie that fits is kept whole', () => {
  const room = 4096 - 'state.a=; Path=/; Max-Age=31536000; SameSite=Lax; Secure'.length
  createStateStorage('cookies').setItem('state.a', 'x'.repeat(room))
  expect(createStateStorage('cookies').getItem('state.a')).toHaveLength(room)
})

test('a page that came without encryption gets no secure cookie, and keeps its state in memory', () => {
  takesCookies = false
  expectConsole('state not kept name=state.a code=refused')
  const storage = createStateStorage('cookies')
  storage.setItem('state.a', '1')
  expect([storage.getItem('state.a'), createStateStorage('cookies').getItem('state.a')]).toEqual(['1', null])
})

test('a cookie that cannot be read is none', () => {
  document.cookie = 'state.a=%E0%A4%A'
  expect(createStateStorage('cookies').getItem('state.a')).toBeNull()
})

// A password on its way through the address: nobody but this document can read it, and this document not for long.
import { afterEach, expect, test, vi } from 'vitest'
import { openPassword, sealPassword, windowMs } from './sealed-password.ts'

const password = 'Häfen & Licht 42 🔑'
const now = Date.parse('2026-11-21T08:00:00Z')

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('what was sealed is opened again, with the end of its window', async () => {
  const sealed = await sealPassword(password, now)
  expect(await openPassword(sealed, now + windowMs - 1)).toEqual({ password, until: now + windowMs })
})

test('the text fits into an address as it is, says nothing of the password, and differs each time', async () => {
  const [one, other] = [await sealPassword(password, now), await sealPassword(password, now)]
  expect(one).toMatch(/^[\w-]+$/)
  expect(one).not.toBe(other)
  expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Licht')
})

test('spec 9: "auto sign-in window 3 minutes": after it nothing is opened', async () => {
  const sealed = await sealPassword(password, now)
  expect(windowMs).toBe(180_000)
  expect(await openPassword(sealed, now + windowMs)).toBeUndefined()
})

test('another document cannot open it', async () => {
  const sealed = await sealPassword(password, now)
  vi.resetModules()
  const other = await import('./sealed-password.ts')
  expect(await other.openPassword(sealed, now)).toBeUndefined()
  await other.sealPassword('something else', now)
  expect(await other.openPassword(sealed, now)).toBeUndefined()
})

test('the key cannot be taken out of the browser', async () => {
  const generate = vi.spyOn(crypto.subtle, 'generateKey')
  const { sealPassword: seal } = await import('./sealed-password.ts')
  await seal(password, now)
  for (const { value } of generate.mock.results) expect(((await value) as CryptoKey).extractable).toBe(false)
  expect(generate).toHaveBeenCalled()
})

test.each(['', 'x', 'not base64 at all!', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  '“%s” opens nothing',
  async (text) => {
    await sealPassword(password, now)
    expect(await openPassword(text, now)).toBeUndefined()
  },
)

test('a letter changed opens nothing', async () => {
  const sealed = await sealPassword(password, now)
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A')
  expect(
    await openPassword(
      changed.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      now,
    ),
  ).toBeUndefined()
})

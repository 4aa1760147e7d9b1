// @vitest-environment happy-dom
// Guards the set-up of an authenticator app: the picture holds the key, the key can be read and copied, the code is handed on.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { TotpSetup } from './totp-setup.tsx'

const t = translatorOf('en')
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Harbour%20Clinic:amal@patient.example?secret=${secret}&issuer=Harbour%20Clinic`

const codes: string[] = []
const show = (more: { busy?: boolean; fault?: string } = {}) =>
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <TotpSetup secret={secret} uri={uri} busy={false} onCode={(code) => codes.push(code)} {...more} />
    </TextsProvider>,
  )
const type = (value: string) => {
  fireEvent.input(screen.getByLabelText(t('auth.totp.code')), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: t('auth.totp.confirm') }))
}

beforeEach(() => {
  codes.length = 0
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a camera reads the address out of the picture', async () => {
  show()
  const picture = await screen.findByRole('img', { name: t('auth.totp.picture') })
  expect(decodeQR(pixelsOf(picture))).toBe(uri)
})

test('around the picture are four modules of white, in either scheme', async () => {
  show()
  const picture = await screen.findByRole('img', { name: t('auth.totp.picture') })
  const { dark, size } = modulesOf(picture)
  const places = [...dark].map((place) => place.split(' ').map(Number)).flat()
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
  expect(picture.parentElement?.className).toContain('bg-white')
})

test('the key is in groups of four, left to right', () => {
  show()
  const key = document.querySelector('code')
  expect(key?.textContent).toBe('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  expect(key?.dir).toBe('ltr')
})

test('the key is copied without its gaps, and that is said', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  show()
  fireEvent.click(screen.getByRole('button', { name: t('auth.totp.copy') }))
  expect((await screen.findByText(t('auth.totp.copied'))).getAttribute('role')).toBe('status')
  expect(copied).toEqual([secret])
})

test('where a page may not copy it says so, and the key can be selected', async () => {
  vi.stubGlobal('navigator', {})
  show()
  fireEvent.click(screen.getByRole('button', { name: t('auth.totp.copy') }))
  expect(await screen.findByText(t('auth.totp.notCopied'))).toBeTruthy()
})

test('a phone gets a link that opens the app', () => {
  show()
  expect(screen.getByText(t('auth.totp.open')).getAttribute('href')).toBe(uri)
})

test('the code is handed on, and not a second time while the first is on its way', () => {
  show()
  type('123 456')
  expect(codes).toEqual(['123456'])
  cleanup()
  show({ busy: true })
  type('654321')
  expect(codes).toEqual(['123456'])
})

test('a code that was not taken stands at its field', () => {
  show({ fault: 'This code is not right.' })
  expect(screen.getByLabelText(t('auth.totp.code')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('This code is not right.')).toBeTruthy()
})

/** The dark modules of the drawing, by column and row. */
function modulesOf(picture: Element): { size: number; dark: Set<string> } {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[3])
  const dark = new Set<string>()
  for (const [, x, y, width] of (picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1/g,
  )) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`)
  }
  return { size, dark }
}

/** The drawing as a camera sees it: black and white, four pixels a module. */
function pixelsOf(picture: Element): { width: number; height: number; data: Uint8Array } {
  const { size, dark } = modulesOf(picture)
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = dark.has(`${Math.floor(x / scale)} ${Math.floor(y / scale)}`)
      if (isDark) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height: width, data }
}

// Guards the names of devices: what the library sends as a device's name, in both of its forms, as a person would call it.
import { expect, test } from 'vitest'
import { nameDevice } from './name-device.ts'

test.each([
  ['macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160', 'Chrome on Mac'],
  ['Windows 15.0.0 x86 Windows Microsoft Edge/121.0.2277.98;Chromium/121.0.6167.160', 'Edge on Windows'],
  ['Linux 6.1 x86 Linux Chromium/146.0.1;Not)A;Brand/24.0.0.0', 'Chromium on Linux'],
  ['Android 14 Pixel 8 Android Samsung Internet/24.0;Chromium/117.0', 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
])('%s', (line, name) => {
  const { browser, system } = nameDevice(line) ?? {}
  expect(`${browser} on ${system}`).toBe(name)
})

test('a line that neither is known of has no name', () => {
  expect(nameDevice('')).toBeUndefined()
  expect(nameDevice('my own tablet')).toBeUndefined()
})

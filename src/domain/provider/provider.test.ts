// Checks how colours of a provider and host names are read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTheme, normalizeDomain, readColor, themeOf } from './provider.ts'

test('six hex digits are a colour, with or without #, in any case', () => {
  expect(['0A5C63', '#0a5c63', ' #0A5C63 ', '000000'].map(readColor)).toEqual([
    '#0A5C63',
    '#0a5c63',
    '#0A5C63',
    '#000000',
  ])
})

test('spec 5: “Theme colour must be a 6-digit hex (optional #), else fallback #070969.” Anything else is that colour', () => {
  const notColors = [
    undefined,
    '',
    '#',
    '#fff',
    'red',
    '#12345',
    '#1234567',
    '##123456',
    '#12345g',
    '#123456;x:y',
    '#12 456',
    '١٢٣٤٥٦',
  ]
  expect(notColors.map(readColor)).toEqual(notColors.map(() => '#070969'))
})

test('whatever a provider writes, its look is three colours that a style may hold', () => {
  const color = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'#0123456789abcdefABCDEF'.split('')) }))
  const theme = fc.record({ primaryColor: color, secondaryColor: color, hoverColor: color })
  fc.assert(
    fc.property(fc.array(theme), (themes) => {
      for (const value of Object.values(themeOf({ theme: themes }))) expect(value).toMatch(/^#[0-9a-fA-F]{6}$/)
    }),
  )
})

test('the first theme counts, each colour that is none is the default primary', () => {
  const first = { primaryColor: '0A5C63', secondaryColor: 'gold', hoverColor: '#0C7C86' }
  expect(themeOf({ theme: [first, defaultTheme] })).toEqual({
    primaryColor: '#0A5C63',
    secondaryColor: '#070969',
    hoverColor: '#0C7C86',
  })
})

test('a provider without a theme has the three default colours', () => {
  expect(themeOf({ theme: [] })).toEqual({ primaryColor: '#070969', secondaryColor: '#52CCCC', hoverColor: '#6C6EEC' })
})

test.for([
  ['clinic.example', 'clinic.example'],
  ['Clinic.EXAMPLE', 'clinic.example'],
  ['clinic.example:3000', 'clinic.example'],
  ['clinic.example:', 'clinic.example'],
  ['clinic.example.', 'clinic.example'],
  ['clinic.example.:443', 'clinic.example'],
  [' clinic.example:80 ', 'clinic.example'],
  ['localhost:3000', 'localhost'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['[::1]:3000', '[::1]'],
  ['[2001:DB8::80]', '[2001:db8::80]'],
  ['2001:db8::80', '2001:db8::80'],
  ['', ''],
] as const)('host «%s» is domain «%s»', ([host, domain]) => {
  expect(normalizeDomain(host)).toBe(domain)
})

test('a domain is the same in any case, with any port, with or without the dot at its end', () => {
  fc.assert(
    fc.property(fc.domain(), fc.boolean(), fc.option(fc.integer({ min: 1, max: 65_535 })), (domain, dot, port) => {
      const host = `${domain.toUpperCase()}${dot ? '.' : ''}${port === null ? '' : `:${port}`}`
      expect(normalizeDomain(host)).toBe(domain.toLowerCase())
      expect(normalizeDomain(normalizeDomain(host))).toBe(domain.toLowerCase())
    }),
  )
})

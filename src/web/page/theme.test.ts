// Any legal theme can be read: WCAG 2.2 AA for every text on every ground it may stand on, light and dark.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, deriveTheme, type Theme, themeStyles } from './theme.ts'

const schemes = ['light', 'dark'] as const
const grounds = ['--paper', '--raised', '--tint', '--wash']
const texts = ['--ink', '--muted', '--brand', '--good', '--warn', '--bad']
/** WCAG 1.4.3 for text, 1.4.11 for what is no text but has to be seen. */
const pairs: { front: string; ground: string; least: number }[] = [
  ...texts.flatMap((front) => grounds.map((ground) => ({ front, ground, least: 4.5 }))),
  { front: '--on-button', ground: '--button', least: 4.5 },
  { front: '--on-button-hover', ground: '--button-hover', least: 4.5 },
  ...['--edge', '--accent'].flatMap((front) => grounds.map((ground) => ({ front, ground, least: 3 }))),
  ...['--paper', '--raised', '--tint'].map((ground) => ({ front: '--button', ground, least: 3 })),
]

function unreadable(theme: Theme): string[] {
  return schemes.flatMap((scheme) => {
    const colors = deriveTheme(theme, scheme)
    return pairs.flatMap(({ front, ground, least }) => {
      const ratio = contrast(colors[front] ?? '', colors[ground] ?? '')
      // Not a number is no contrast either.
      return ratio >= least ? [] : [`${scheme}: ${front} on ${ground} is ${ratio}`]
    })
  })
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('2,000 random themes pass AA in every pair, light and dark', () => {
  const theme = fc.record({ primaryColor: hex, secondaryColor: hex, hoverColor: hex })
  fc.assert(
    fc.property(theme, (one) => {
      expect(unreadable(one)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('the hard ones pass too: greys, pure colours, black and white', () => {
  const greys = Array.from({ length: 64 }, (_, at) => `#${(at * 4).toString(16).padStart(2, '0').repeat(3)}`)
  const pure = [
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#ff00ff',
    '#00ffff',
    '#000000',
    '#ffffff',
    '#767676',
    '#777777',
  ]
  for (const color of [...greys, ...pure]) {
    expect(unreadable({ primaryColor: color, secondaryColor: color, hoverColor: color })).toEqual([])
  }
})

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#336699', '#336699')).toBe(1)
  // The two greys on either side of 4.5 on white, by everyone's tables.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const defaults = { primaryColor: '#070969', secondaryColor: '#52CCCC', hoverColor: '#6C6EEC' }

test('a button keeps the provider’s own colours where they can be seen', () => {
  expect(deriveTheme(defaults, 'light')).toMatchObject({
    '--button': '#070969',
    '--on-button': '#ffffff',
    '--button-hover': '#6c6eec',
    '--brand': '#070969',
  })
  expect(deriveTheme(defaults, 'dark')['--button']).not.toBe('#070969')
})

test('the header runs from the primary colour to the same, lightened by 40 percent', () => {
  for (const scheme of schemes) {
    expect(deriveTheme({ ...defaults, primaryColor: '#640000' }, scheme)).toMatchObject({
      '--header-from': '#640000',
      '--header-to': '#a26666',
    })
  }
})

test('every variable is a colour, the same names in both schemes', () => {
  const [light, dark] = schemes.map((scheme) => deriveTheme(defaults, scheme))
  expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}))
  for (const value of [...Object.values(light ?? {}), ...Object.values(dark ?? {})])
    expect(value).toMatch(/^#[0-9a-f]{6}$/)
})

test('the style sheet sets the light colours, and the dark ones for who prefers them', () => {
  const styles = themeStyles(defaults)
  const [light = '', dark = ''] = styles.split('@media(prefers-color-scheme:dark)')
  expect(light).toContain('--paper:#ffffff')
  expect(dark).toContain('--paper:#101418')
  expect(styles).toContain('color-scheme:light dark')
  expect(styles).not.toMatch(/[<>]|undefined|NaN/)
})

// How well the colours of a theme can be read: every pair that the product makes of them, and what it changes by itself so that it can.
import { contrast, deriveTheme, type Theme } from '#web/page/theme.ts'

export type Scheme = 'light' | 'dark'

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what is no text but has to be seen. */
const textLeast = 4.5
const shapeLeast = 3

const grounds = ['--paper', '--raised', '--tint', '--wash']
const texts = ['--ink', '--muted', '--brand', '--good', '--warn', '--bad']

/** Every front and ground that stand on each other somewhere on the site. */
const pairs: { front: string; ground: string; least: number }[] = [
  ...texts.flatMap((front) => grounds.map((ground) => ({ front, ground, least: textLeast }))),
  { front: '--on-button', ground: '--button', least: textLeast },
  { front: '--on-button-hover', ground: '--button-hover', least: textLeast },
  ...['--edge', '--accent'].flatMap((front) => grounds.map((ground) => ({ front, ground, least: shapeLeast }))),
  ...['--paper', '--raised', '--tint'].map((ground) => ({ front: '--button', ground, least: shapeLeast })),
]

/** Where a provider's own colour is seen: as text, as a button, as the text on one, and as lines and marks. */
export const lookUses = ['link', 'button', 'buttonText', 'hoverText', 'accent'] as const
export type LookUse = (typeof lookUses)[number]

export type LookRow = {
  use: LookUse
  scheme: Scheme
  /** As the provider gave it, and as the site shows it: another one where that could not be read. */
  wanted: string
  shown: string
  /** The one of its grounds that it stands out from the least. */
  ground: string
  wantedRatio: number
  shownRatio: number
  least: number
  isChanged: boolean
}

export type LookCheck = {
  rows: LookRow[]
  /** Of all pairs, in both schemes. */
  pairs: number
  passed: number
}

type Made = { front: string; grounds: readonly string[]; least: number; from: keyof Theme | 'white' }

const made: Record<LookUse, Made> = {
  link: { front: '--brand', grounds, least: textLeast, from: 'primaryColor' },
  button: { front: '--button', grounds: ['--paper', '--raised', '--tint'], least: shapeLeast, from: 'primaryColor' },
  buttonText: { front: '--on-button', grounds: ['--button'], least: textLeast, from: 'white' },
  hoverText: { front: '--on-button-hover', grounds: ['--button-hover'], least: textLeast, from: 'white' },
  accent: { front: '--accent', grounds, least: shapeLeast, from: 'secondaryColor' },
}

/** @param theme three colours as `#rrggbb` */
export function checkLook(theme: Theme): LookCheck {
  const ratios = (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = deriveTheme(theme, scheme)
    return pairs.map(({ front, ground, least }) => contrast(colors[front] ?? '', colors[ground] ?? '') >= least)
  })
  const rows = (['light', 'dark'] as const).flatMap((scheme) => lookUses.map((use) => rowOf(theme, scheme, use)))
  return { rows, pairs: ratios.length, passed: ratios.filter(Boolean).length }
}

function rowOf(theme: Theme, scheme: Scheme, use: LookUse): LookRow {
  const colors = deriveTheme(theme, scheme)
  const { front, grounds: on, least, from } = made[use]
  const wanted = (from === 'white' ? '#ffffff' : theme[from]).toLowerCase()
  const shown = colors[front] ?? wanted
  const worst = (color: string) =>
    on
      .map((name) => ({ ground: colors[name] ?? '', ratio: contrast(color, colors[name] ?? '') }))
      .reduce((least_, one) => (one.ratio < least_.ratio ? one : least_))
  const { ground, ratio: wantedRatio } = worst(wanted)
  return {
    use,
    scheme,
    wanted,
    shown,
    ground,
    wantedRatio,
    shownRatio: worst(shown).ratio,
    least,
    isChanged: wanted !== shown,
  }
}

/** `#336699`, of what was typed with or without its sign, in three or six digits; undefined where it is no colour. */
export function colorOf(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

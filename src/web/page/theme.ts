// Derives every colour of a page from a provider's theme, so that any legal theme passes WCAG AA, light and dark.

export type Theme = { primaryColor: string; secondaryColor: string; hoverColor: string }

type Rgb = readonly [number, number, number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Grounds that text stands on; tints of the primary are mixed into them. */
const paper = { light: white, dark: [16, 20, 24] as Rgb }
const ink = { light: [23, 28, 33] as Rgb, dark: [236, 239, 242] as Rgb }

/** WCAG AA for text; the little more makes up for rounding. */
const textContrast = 4.6
const graphicContrast = 3.1

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) as unknown as Rgb
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrastOf(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Contrast ratio (1 to 21) of two colours written `#RRGGBB`, by WCAG 2.2. */
export function contrast(a: string, b: string): number {
  return contrastOf(parse(a), parse(b))
}

/** The colour, moved towards a limit in small steps until it stands out enough from every ground. */
function until(color: Rgb, towards: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = parse(hex(mix(color, towards, share)))
    if (grounds.every((ground) => contrastOf(moved, ground) >= ratio)) return moved
  }
  return towards
}

/** White or near-black, whichever can be read on the ground. */
function textOn(ground: Rgb): Rgb {
  return contrastOf(white, ground) >= textContrast
    ? white
    : contrastOf(ink.light, ground) >= textContrast
      ? ink.light
      : black
}

export type ThemeVariables = Record<string, string>

/** Custom properties for one scheme. Buttons keep the provider's own primary; text in its colour is darkened or lightened. */
export function deriveTheme(theme: Theme, scheme: 'light' | 'dark'): ThemeVariables {
  const [primary, secondary, hover] = [theme.primaryColor, theme.secondaryColor, theme.hoverColor].map(parse) as [
    Rgb,
    Rgb,
    Rgb,
  ]
  const ground = paper[scheme]
  const dark = scheme === 'dark'
  const away = dark ? white : black
  const tint = mix(ground, primary, dark ? 0.16 : 0.05)
  const wash = mix(ground, primary, dark ? 0.28 : 0.11)
  const raised = dark ? mix(ground, white, 0.05) : ground
  const grounds = [ground, raised, tint, wash]
  const muted = until(mix(ink[scheme], ground, 0.35), away, grounds, textContrast)
  const button = until(primary, away, [ground, raised, tint], graphicContrast)
  const headerFrom = primary
  const headerTo = mix(primary, white, 0.4)
  return {
    '--paper': hex(ground),
    '--raised': hex(raised),
    '--ink': hex(ink[scheme]),
    '--muted': hex(muted),
    '--line': hex(mix(ground, ink[scheme], dark ? 0.22 : 0.14)),
    '--edge': hex(until(mix(ground, ink[scheme], 0.4), away, grounds, graphicContrast)),
    '--tint': hex(tint),
    '--wash': hex(wash),
    '--brand': hex(until(primary, away, grounds, textContrast)),
    '--accent': hex(until(secondary, away, grounds, graphicContrast)),
    '--button': hex(button),
    '--on-button': hex(textOn(button)),
    '--button-hover': hex(hover),
    '--on-button-hover': hex(textOn(hover)),
    '--header-from': hex(headerFrom),
    '--header-to': hex(headerTo),
    '--good': hex(until(dark ? [120, 210, 150] : [20, 110, 60], away, grounds, textContrast)),
    '--warn': hex(until(dark ? [240, 190, 110] : [140, 80, 0], away, grounds, textContrast)),
    '--bad': hex(until(dark ? [255, 150, 140] : [176, 32, 32], away, grounds, textContrast)),
  }
}

/** The style sheet of a provider's colours, for the head of every page. */
export function themeStyles(theme: Theme): string {
  const lines = (scheme: 'light' | 'dark') =>
    Object.entries(deriveTheme(theme, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  return `:root{color-scheme:light dark;${lines('light')}}@media(prefers-color-scheme:dark){:root{${lines('dark')}}}`
}

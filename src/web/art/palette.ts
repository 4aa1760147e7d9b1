// Derives every tint of the drawings from the three theme colours, by perceived lightness, so that any theme stays legible.

/** The provider's theme, each colour as `#rrggbb`. */
export type Palette = { primary: string; secondary: string; hover: string }

/** OKLCH: lightness 0..1, chroma from 0, hue in radians. */
type Tone = { lightness: number; chroma: number; hue: number }
type Triple = readonly [number, number, number]

/** Hue of warm stone, lent to themes that are pure grey. */
const stoneHue = 1.25

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Triple {
  const value = Number.parseInt(/^#[0-9a-f]{6}$/i.test(hex) ? hex.slice(1) : '767676', 16)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/ */
function toneOf(hex: string): Tone {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const chroma = Math.hypot(greenRed, blueYellow)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma, hue: chroma < 0.012 ? stoneHue : Math.atan2(blueYellow, greenRed) }
}

function linearOfTone({ lightness, chroma, hue }: Tone): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(tone: Tone): string {
  const inGamut = (linear: Triple) => linear.every((channel) => channel > -0.0005 && channel < 1.0005)
  let { chroma } = tone
  while (chroma > 0.001 && !inGamut(linearOfTone({ ...tone, chroma }))) chroma *= 0.95
  const bytes = linearOfTone({ ...tone, chroma }).map((channel) =>
    Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${bytes.join('')}`
}

/** The same hue at a given lightness (0..1), with chroma kept between a hint and `chromaMax`. */
export function tint(hex: string, lightness: number, chromaMax: number): string {
  const { chroma, hue } = toneOf(hex)
  return hexOf({ lightness, chroma: Math.min(chromaMax, Math.max(chroma, 0.012)), hue })
}

/** A colour between two, `share` of the way from the first to the second, mixed in linear light. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = linearOf(from)
  const other = linearOf(to)
  const bytes = [r + (other[0] - r) * share, g + (other[1] - g) * share, b + (other[2] - b) * share].map((channel) =>
    Math.round(toGamma(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${bytes.join('')}`
}

/** Relative luminance after WCAG 2, 0..1. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio after WCAG 2, 1..21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

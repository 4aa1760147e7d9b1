// The inks a drawing is printed in: named roles, each with its colour by day and by night, for one of four moods.
import { mix, type Palette, tint } from './palette.ts'

export const moods = ['dawn', 'noon', 'dusk', 'night'] as const
export type Mood = (typeof moods)[number]

/** What a motif's line may cross. */
export const motifGrounds = ['paper', 'sun', 'glow'] as const
export type Role =
  | (typeof motifGrounds)[number]
  | 'sky'
  | 'haze'
  | 'tier1'
  | 'tier2'
  | 'tier3'
  | 'tier4'
  | 'soft'
  | 'line'
export type Inks = Record<Role, { light: string; dark: string }>

/** Lightness and greatest chroma of every role but the line; tiers run from the faintest to the strongest. */
type Recipe = Record<Exclude<Role, 'line'>, readonly [lightness: number, chroma: number]>

const pale: Recipe = {
  sky: [0.972, 0.014],
  haze: [0.905, 0.038],
  tier1: [0.91, 0.035],
  tier2: [0.86, 0.05],
  tier3: [0.795, 0.07],
  tier4: [0.715, 0.09],
  sun: [0.8, 0.13],
  glow: [0.92, 0.065],
  paper: [0.988, 0.008],
  soft: [0.66, 0.08],
}
const warm: Recipe = {
  sky: [0.88, 0.06],
  haze: [0.78, 0.08],
  tier1: [0.83, 0.065],
  tier2: [0.865, 0.055],
  tier3: [0.905, 0.045],
  tier4: [0.945, 0.03],
  sun: [0.8, 0.14],
  glow: [0.92, 0.07],
  paper: [0.985, 0.012],
  soft: [0.62, 0.1],
}
const deep: Recipe = {
  sky: [0.3, 0.1],
  haze: [0.42, 0.13],
  tier1: [0.37, 0.09],
  tier2: [0.43, 0.1],
  tier3: [0.5, 0.11],
  tier4: [0.58, 0.12],
  sun: [0.8, 0.14],
  glow: [0.91, 0.08],
  paper: [0.97, 0.02],
  soft: [0.66, 0.08],
}
/** After dark nothing glares: the disc is a dark pool, the subject glows in it. */
const afterDark: Recipe = {
  sky: [0.23, 0.03],
  haze: [0.32, 0.05],
  tier1: [0.3, 0.055],
  tier2: [0.35, 0.065],
  tier3: [0.41, 0.08],
  tier4: [0.48, 0.09],
  sun: [0.6, 0.13],
  glow: [0.42, 0.09],
  paper: [0.2, 0.03],
  soft: [0.6, 0.06],
}
const deepAfterDark: Recipe = {
  ...afterDark,
  sky: [0.29, 0.075],
  haze: [0.4, 0.1],
  tier3: [0.46, 0.09],
  tier4: [0.53, 0.1],
}

const recipes = { dawn: pale, noon: pale, dusk: warm, night: deep }

/** Which theme colours carry the air, the stone (its near and far end) and the light of each mood. */
function coloursOf({ primary, secondary, hover }: Palette, mood: Mood) {
  if (mood === 'dawn') return { air: primary, near: hover, far: secondary, light: secondary }
  if (mood === 'noon') return { air: secondary, near: secondary, far: hover, light: secondary }
  if (mood === 'dusk') return { air: secondary, near: hover, far: secondary, light: secondary }
  return { air: primary, near: hover, far: primary, light: secondary }
}

/** Lightness is fixed by role, never by theme: that alone keeps the line at 3:1 or more wherever a motif stands. */
export function inksFor(palette: Palette, mood: Mood): Inks {
  const { air, near, far, light } = coloursOf(palette, mood)
  const shares = { sky: 0, haze: 1, tier1: 0.15, tier2: 0.45, tier3: 0.75, tier4: 1, paper: 0, soft: 0.8 }

  const print = (recipe: Recipe, line: string): Record<Role, string> => {
    const inked = (role: keyof Recipe) => {
      const [lightness, chroma] = recipe[role]
      if (role === 'sun' || role === 'glow') return tint(light, lightness, chroma)
      const from = role === 'sky' || role === 'paper' || role === 'haze' ? air : far
      return tint(mix(tint(from, 0.7, 0.2), tint(near, 0.7, 0.2), shares[role]), lightness, chroma)
    }
    const roles = Object.keys(recipe) as (keyof Recipe)[]
    return { ...(Object.fromEntries(roles.map((role) => [role, inked(role)])) as Record<keyof Recipe, string>), line }
  }

  const day = print(recipes[mood], tint(palette.primary, 0.31, 0.11))
  const dark = print(mood === 'night' || mood === 'dusk' ? deepAfterDark : afterDark, tint(light, 0.95, 0.03))
  const roles = Object.keys(day) as Role[]
  return Object.fromEntries(roles.map((role) => [role, { light: day[role], dark: dark[role] }])) as Inks
}

// The sheet a drawing is made on: size, inks by day and night, gradients, and the SVG document around it all.
import type { Inks, Role } from './inks.ts'

type Size = { width: number; height: number }
/** Another window onto the same drawing, shown in a size of its own. */
export type Frame = Size & { view: Size & { x: number; y: number } }

/** What the drawings use to speak of colour: never a hex, always a role. */
export type Sheet = {
  key: string
  /** Attributes that fill with an ink, or with a gradient made by `fade`. */
  fill: (role: Role) => string
  /** Attributes that draw a line in an ink. */
  stroke: (role: Role, width: number) => string
  /** Makes a gradient from one ink to another and returns its paint reference. `angle` in degrees, 90 runs downwards. */
  fade: (from: Role, to: Role, angle?: number) => string
  /** Makes a gradient from an ink into nothing, from start to end, and returns its paint reference. */
  veil: (role: Role) => string
  /** Closes the document around the body; a frame shows another part of it than the whole sheet. */
  finish: (body: string, frame?: Frame) => string
}

/** Shortens a coordinate to a hundredth of a pixel. */
export const px = (value: number) => String(Math.round(value * 100) / 100)

export function sheetOf({ width, height }: Size, inks: Inks, key: string): Sheet {
  const gradients = new Map<string, string>()
  const named = (role: Role) => `class="${key}-${role}"`

  const gradient = (id: string, angle: number, stops: readonly (readonly [role: Role, opacity: number])[]) => {
    const radians = (angle * Math.PI) / 180
    const [x, y] = [Math.cos(radians) / 2, Math.sin(radians) / 2]
    const [x1, y1, x2, y2] = [0.5 - x, 0.5 - y, 0.5 + x, 0.5 + y].map(px)
    const body = stops.map(
      ([role, opacity], index) =>
        `<stop ${named(role)} offset="${index / (stops.length - 1)}" stop-color="currentColor" stop-opacity="${opacity}"/>`,
    )
    gradients.set(
      id,
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body.join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }

  const rules = (time: 'light' | 'dark') =>
    Object.entries(inks)
      .map(([role, ink]) => `.${key}-${role}{color:${ink[time]}}`)
      .join('')

  return {
    key,
    fill: (role) => `${named(role)} fill="currentColor"`,
    stroke: (role, lineWidth) => `${named(role)} fill="none" stroke="currentColor" stroke-width="${px(lineWidth)}"`,
    fade: (from, to, angle = 90) =>
      gradient(`${key}-${from}-${to}-${angle}`, angle, [
        [from, 1],
        [to, 1],
      ]),
    veil: (role) =>
      gradient(`${key}-${role}-veil`, 0, [
        [role, 0.9],
        [role, 0.8],
        [role, 0.45],
        [role, 0],
      ]),
    finish: (body, frame = { width, height, view: { x: 0, y: 0, width, height } }) => {
      const { view } = frame
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"` +
        ` viewBox="${px(view.x)} ${px(view.y)} ${view.width} ${view.height}"` +
        ` preserveAspectRatio="xMidYMid slice" aria-hidden="true"><style>${rules('light')}` +
        `@media (prefers-color-scheme:dark){${rules('dark')}}</style>` +
        `<defs><clipPath id="${key}-edge"><rect x="${px(view.x)}" y="${px(view.y)}" width="${view.width}" height="${view.height}"/></clipPath>` +
        `${[...gradients.values()].join('')}</defs>` +
        `<g clip-path="url(#${key}-edge)">${body}</g></svg>`
      )
    },
  }
}

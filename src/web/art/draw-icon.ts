// Draws the mark of the site for the browser's tab: rows of the theatre around the sun, in the provider's colours.
import { type Palette, tint } from './palette.ts'

/** What the mark is made of, on a sheet of 32 by 32. Lightness is fixed, so that it can be seen on any ground. */
export function drawTile(palette: Palette): string {
  const ground = tint(palette.primary, 0.4, 0.12)
  const row = tint(palette.secondary, 0.94, 0.04)
  const sun = tint(palette.secondary, 0.82, 0.14)
  return (
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<g fill="none" stroke="${row}" stroke-width="2.4" stroke-linecap="round">` +
    '<path d="M5 23a11 11 0 0 1 22 0"/><path d="M10 23a6 6 0 0 1 12 0"/></g>' +
    `<circle cx="16" cy="22.4" r="2.2" fill="${sun}"/>`
  )
}

/** A square picture of the mark; `size` in pixels. */
export function drawIcon(palette: Palette, size = 32): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${drawTile(palette)}</svg>`
}

// The part of a picture that is shown, as shares of its sides, so that it holds at any size.

/** From 0 to 1 of the upright picture, from its left and its top edge in every language. */
export type Crop = { left: number; top: number; width: number; height: number }

export type Pixels = { left: number; top: number; width: number; height: number }

export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** @returns at least one pixel, and none outside the picture */
export function cropPixels({ left, top, width, height }: Crop, size: { width: number; height: number }): Pixels {
  const across = cut(left, width, size.width)
  const down = cut(top, height, size.height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

function cut(from: number, share: number, pixels: number): { from: number; length: number } {
  const start = Math.min(pixels - 1, Math.max(0, Math.round(from * pixels)))
  const end = Math.min(pixels, Math.max(start + 1, Math.round((from + share) * pixels)))
  return { from: start, length: end - start }
}

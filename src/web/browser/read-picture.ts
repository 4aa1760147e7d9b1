// Reads a picture in the browser: made small enough to be moved about, and cut to the square that is sent.

/** Of what is moved about: more would only be slow. */
const largestSide = 2048
/** Of what is sent. */
export const cutSide = 512

export type ReadPicture = { canvas: HTMLCanvasElement; address: string }

/** In pixels of the canvas. */
export type Square = { x: number; y: number; width: number; height: number }

/** @throws DOMException when it is no picture that this browser reads */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  // Turned upright, as the camera noted.
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height))
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) }
  const canvas = draw(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, size)
  bitmap.close()
  // The page may show no addresses of blobs (wiring/content-policy.ts).
  return { canvas, address: canvas.toDataURL('image/jpeg', 0.9) }
}

/** JPEG: every browser writes it. @throws Error where the browser has no room for it */
export async function cutPicture({ canvas }: ReadPicture, square: Square): Promise<Blob> {
  const cut = draw(canvas, square, { width: cutSide, height: cutSide })
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the picture could not be cut')
  return blob
}

function draw(source: CanvasImageSource, from: Square, to: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), to)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  // What is see-through would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to.width, to.height)
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
  return canvas
}

// Turns drawings into pixels, for those who take no SVG: pictures of shared links.
import sharp from 'sharp'

/** As PNG, in the drawing's own size. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, dither: 0 }).toBuffer())
}

// Places one line-art subject on its disc: a soft body of light, printed a little off register, and the drawing over it.
import { type MotifName, motifs } from './motifs.ts'
import { px, type Sheet } from './sheet.ts'
import type { Point } from './theatre.ts'

/** What the subject stands on: paper, or the sun itself. */
export type DiscKind = 'paper' | 'sun'
type Placing = { at: Point; radius: number; disc: DiscKind; lineWidth?: number }

/** The disc, a hair-fine rim, and the subject filling about three quarters of it. */
export function drawMotif(sheet: Sheet, name: MotifName, { at, radius, disc, lineWidth = 2.4 }: Placing): string {
  const { body, lines } = motifs[name]
  const scale = radius / 80
  const centre = `cx="${px(at.x)}" cy="${px(at.y)}"`
  const ground = disc === 'sun' ? sheet.fade('sun', 'glow', 65) : sheet.fade('paper', 'paper')
  const light = disc === 'sun' ? sheet.fade('paper', 'glow', 65) : sheet.fade('sun', 'glow', 65)
  return (
    `<circle ${centre} r="${px(radius)}" fill="${ground}"/>` +
    `<circle ${centre} r="${px(radius * 0.93)}" ${sheet.stroke(disc === 'sun' ? 'paper' : 'soft', 1)} opacity=".6"/>` +
    `<g transform="translate(${px(at.x)} ${px(at.y)}) scale(${Math.round(scale * 1000) / 1000})" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${body}" fill="${light}" transform="translate(5 5)"/>` +
    `<path d="${lines.join('')}" ${sheet.stroke('line', lineWidth / scale)}/></g>`
  )
}

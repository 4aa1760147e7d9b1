// Draws a practitioner without a photograph: initials in a disc over shoulders made of the theatre's tiers.

import { drawMotif } from './draw-motif.ts'
import { initialsOf } from './initials.ts'
import { inksFor, moods } from './inks.ts'
import type { Palette } from './palette.ts'
import { seedFrom } from './seed.ts'
import { px, sheetOf } from './sheet.ts'
import { arc, drawRipples } from './theatre.ts'

export type PractitionerPicture = { slug: string; name: string; palette: Palette }

/** A 320 by 320 picture, good in a circle too. */
export function drawPractitioner({ slug, name, palette }: PractitionerPicture): string {
  const seed = seedFrom(`practitioner ${slug}`)
  const sheet = sheetOf({ width: 320, height: 320 }, inksFor(palette, seed.pick(moods)), seed.key)
  const head = { x: 160, y: 132 }
  const radius = 76
  const body = { x: 160, y: 336 }
  const halo = seed.between(-30, 30)
  const tiers = ['tier4', 'tier3', 'tier2', 'tier1'] as const
  const shoulders = tiers.map((role, index) => {
    const reach = 62 + index * 26
    return `<path d="${arc(body, reach, -90, 90)}" stroke-width="23" fill="none" stroke="${sheet.fade(role, tiers[index + 1] ?? 'tier1', 20)}"/>`
  })
  const collar = `<path d="${arc(body, 47, -90, 90)}Z" fill="${sheet.fade('sun', 'glow', 60)}"/>`
  const light = `<path d="${arc(head, 104, halo - 112, halo + 84)}" stroke-width="22" fill="none" stroke="${sheet.fade('tier3', 'tier1', 25)}"/>`
  const letters = initialsOf(name)
  // A thin space keeps two Arabic letters from joining into a word.
  const gap = letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u2009' : ''
  const monogram =
    `<circle cx="160" cy="132" r="${radius}" fill="${sheet.fade('paper', 'glow', 65)}"/>` +
    `<circle cx="160" cy="132" r="${radius - 6}" ${sheet.stroke('soft', 1)} opacity=".6"/>` +
    `<text x="160" y="132" dy=".35em" text-anchor="middle" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',sans-serif"` +
    ` font-size="${px(letters.length > 1 ? 56 : 68)}" font-weight="500" letter-spacing="1" ${sheet.fill('line')}>${letters.join(gap)}</text>`
  return sheet.finish(
    `<rect width="320" height="320" fill="${sheet.fade('sky', 'haze', 70)}"/>` +
      drawRipples(sheet, head, 132, 20, 8) +
      light +
      shoulders.reverse().join('') +
      collar +
      (letters.length > 0 ? monogram : drawMotif(sheet, 'laurel', { at: head, radius, disc: 'paper' })),
  )
}

// Draws the picture of a procedure: its subject in the orchestra of a theatre, before rising tiers, or beside a column.
import { type DiscKind, drawMotif } from './draw-motif.ts'
import { inksFor, moods } from './inks.ts'
import { type MotifName, motifsFor } from './motifs.ts'
import type { Palette } from './palette.ts'
import { type Seed, seedFrom } from './seed.ts'
import { type Shape, shareFrame, signed } from './share-frame.ts'
import { px, type Sheet, sheetOf } from './sheet.ts'
import { drawColumn, drawRipples, drawTheatre, type Point } from './theatre.ts'

/** `subject` takes the place of the one that the category would give. */
export type ProcedurePicture = { slug: string; category: string; palette: Palette; subject?: MotifName }

/** `calm` is the side whose lower corner stays free. */
type Composition = { ground: string; at: Point; radius: number; calm?: 'right' }

const size = { width: 640, height: 400 }
/** What a shared picture may show beside the sheet, when its subject stands off the middle. */
const margin = 200
const wide = size.width + 2 * margin

/** From above: the subject in the orchestra, the seats around it, the stage as a band of columns' footings. */
function inTheOrchestra(sheet: Sheet, seed: Seed): Composition {
  const at = { x: seed.between(240, 400), y: seed.between(190, 212) }
  const facing = seed.pick([-62, -38, -18, 18, 38, 62, 118, -118])
  const theatre = {
    centre: at,
    inner: 134,
    step: seed.between(24, 34),
    tiers: 13,
    facing,
    sweep: 214,
    aisles: seed.pick([5, 7, 9]),
  }
  return { ground: drawRipples(sheet, at, 140, 26, 16) + drawTheatre(sheet, theatre), at, radius: 124 }
}

/** From the side: tiers rise out of a corner like a sun, the subject stands clear of them. */
function beforeTheTiers(sheet: Sheet, seed: Seed): Composition {
  const left = seed.below(2) === 0
  const high = seed.below(3) === 0
  const centre = { x: left ? seed.between(-20, 70) : seed.between(570, 660), y: high ? -10 : 410 }
  const at = { x: left ? seed.between(400, 450) : seed.between(190, 240), y: seed.between(188, 212) }
  const facing = (left ? 45 : -45) + (high ? (left ? 90 : -90) : 0)
  const theatre = {
    centre,
    inner: 70,
    step: seed.between(30, 40),
    tiers: 12,
    facing,
    sweep: 200,
    aisles: seed.pick([7, 9, 11]),
  }
  const sun = `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="62" fill="${sheet.fade('sun', 'glow', 60)}"/>`
  return { ground: drawTheatre(sheet, theatre) + sun, at, radius: 124 }
}

/** By the colonnade: two or three columns, hills of light behind, the subject in a rising disc. */
function byTheColumns(sheet: Sheet, seed: Seed): Composition {
  const left = seed.below(2) === 0
  const at = { x: left ? seed.between(385, 430) : seed.between(210, 255), y: seed.between(180, 200) }
  const width = seed.between(64, 82)
  const count = seed.pick([2, 2, 3])
  const first = left ? 64 : size.width - 64
  const columns = Array.from({ length: count }, (_, index) => {
    const x = first + index * width * 1.62 * (left ? 1 : -1)
    const top = 40 + index * seed.between(46, 92)
    return drawColumn(sheet, { x, top, foot: 372, width: width * (1 - index * 0.06) })
  })
  const hill = (x: number, radius: number, from: 'tier1' | 'tier2', opacity: number) =>
    `<circle cx="${px(x)}" cy="${px(400 + radius * 0.55)}" r="${px(radius)}" fill="${sheet.fade(from, 'haze')}" opacity="${opacity}"/>`
  const hills =
    hill(at.x + seed.between(-160, -60), 330, 'tier1', 0.9) + hill(at.x + seed.between(80, 190), 270, 'tier2', 0.8)
  const step =
    `<rect x="-${margin}" y="372" width="${wide}" height="10" ${sheet.fill('tier2')}/>` +
    `<rect x="-${margin}" y="382" width="${wide}" height="18" ${sheet.fill('tier3')}/>`
  return {
    ground: drawRipples(sheet, at, 134, 24, 14) + hills + step + columns.join(''),
    at,
    radius: 124,
    ...(left && { calm: 'right' }),
  }
}

/** Under the arch: tiers hang from above like a vault, a low sun behind the subject. */
function underTheVault(sheet: Sheet, seed: Seed): Composition {
  const at = { x: seed.between(230, 410), y: seed.between(200, 214) }
  const theatre = {
    centre: { x: at.x, y: 420 },
    inner: 196,
    step: seed.between(26, 36),
    tiers: 9,
    facing: 0,
    sweep: 180,
    aisles: seed.pick([6, 8, 10]),
  }
  const sunAt = { x: at.x + seed.pick([-150, 150]), y: seed.between(96, 130) }
  const sun = `<circle cx="${px(sunAt.x)}" cy="${px(sunAt.y)}" r="58" fill="${sheet.fade('sun', 'glow', 65)}"/>`
  return { ground: drawTheatre(sheet, theatre) + sun, at, radius: 122 }
}

/**
 * A 640 by 400 picture; the slug chooses the mood, the composition and the subject among those of the category.
 * For sharing the same is shown around its subject, which then survives being cut to a square.
 */
export function drawProcedure({ slug, category, palette, subject }: ProcedurePicture, shape: Shape = 'card'): string {
  const seed = seedFrom(`procedure ${slug}`)
  const sheet = sheetOf(size, inksFor(palette, seed.pick(moods)), seed.key)
  const compose = seed.pick([inTheOrchestra, beforeTheTiers, byTheColumns, underTheVault])
  const name: MotifName = seed.pick(subject ? [subject] : motifsFor(category, slug))
  const { ground, at, radius, calm } = compose(sheet, seed)
  const disc = seed.pick<DiscKind>(['paper', 'paper', 'sun'])
  const motif = drawMotif(sheet, name, { at, radius, disc })
  const sky = (x: number, width: number) =>
    `<rect x="${x}" width="${width}" height="400" fill="${sheet.fade('sky', 'haze', 70)}"/>`
  if (shape === 'card') return sheet.finish(sky(0, size.width) + ground + motif)
  const frame = shareFrame({ x: at.x - 320, y: at.y - 168, width: 640 })
  return sheet.finish(sky(-margin, wide) + ground + motif + signed(frame, palette, calm), frame)
}

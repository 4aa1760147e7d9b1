// Draws the front of a hotel: its masses, its door, and as many windows lit as it has stars.
import type { Seed } from './seed.ts'
import { px, type Sheet } from './sheet.ts'

/** `x` is the middle of the door; `stars` from 0 to 5. */
export type HotelFront = { x: number; foot: number; stars: number }

/** A block of the house, its windows in columns and rows; `crown` is how its top ends. */
type Mass = { left: number; columns: number; rows: number; crown: 'flat' | 'arched' | 'stepped' }
type Pane = { x: number; y: number }

const cell = { width: 19, height: 21 }
const margin = 9
const lobby = 30

const widthOf = ({ columns }: Mass) => columns * cell.width + 2 * margin
const heightOf = ({ rows }: Mass) => rows * cell.height + lobby + margin

/** From a low house with two stars to towers with five. */
function massesOf(seed: Seed, x: number, stars: number): Mass[] {
  const floors = Math.min(9, 3 + stars + seed.below(2))
  const crowns = ['flat', 'arched', 'stepped'] as const
  const middle = (columns: number, rows: number): Mass => {
    const mass: Mass = { left: 0, columns, rows, crown: seed.pick(crowns) }
    return { ...mass, left: x - widthOf(mass) / 2 }
  }
  if (stars < 4 && seed.below(2) === 0) return [middle(seed.pick([7, 9]), Math.min(4, floors))]
  const tower = middle(seed.pick([3, 5]), floors)
  const low = { columns: 2 + seed.below(2), rows: Math.max(2, floors - 3 - seed.below(2)), crown: 'flat' as const }
  const right: Mass = { ...low, left: tower.left + widthOf(tower) - 3 }
  const left: Mass = { ...low, left: tower.left - widthOf({ ...low, left: 0 }) + 3 }
  return [seed.pick([[right], [left], [left, right]]), tower].flat()
}

function outlineOf(mass: Mass, foot: number): string {
  const [left, width, top] = [mass.left, widthOf(mass), foot - heightOf(mass)]
  const right = left + width
  const rise = mass.crown === 'arched' ? `A${px(width / 2)} 16 0 0 1 ${px(right)} ${px(top)}` : `H${px(right)}`
  const step = `V${px(top - 8)}H${px(left + width * 0.2)}V${px(top - 15)}H${px(right - width * 0.2)}V${px(top - 8)}H${px(right)}V${px(top)}`
  return `M${px(left)} ${foot}V${px(top)}${mass.crown === 'stepped' ? step : rise}V${foot}Z`
}

function panesOf(mass: Mass, foot: number): Pane[] {
  const top = foot - heightOf(mass)
  return Array.from({ length: mass.columns * mass.rows }, (_, at) => ({
    x: mass.left + margin + (at % mass.columns) * cell.width + cell.width / 2,
    y: top + margin + Math.floor(at / mass.columns) * cell.height,
  }))
}

/** Eleven by fourteen, with a round head. */
const paneOf = ({ x, y }: Pane) => `M${px(x - 5.5)} ${px(y + 15)}v-9a5.5 5.5 0 0 1 11 0v9Z`

export function drawHotelFront(sheet: Sheet, seed: Seed, { x, foot, stars }: HotelFront): string {
  const masses = massesOf(seed, x, stars)
  const walls = masses.map((mass, at) => {
    const d = outlineOf(mass, foot)
    const wall = at === masses.length - 1 ? sheet.fill('paper') : `fill="${sheet.fade('paper', 'haze')}"`
    return `<path d="${d}" ${wall}/><path d="${d}" ${sheet.stroke('line', 2)} stroke-linejoin="round"/>`
  })
  const dark = masses.flatMap((mass) => panesOf(mass, foot))
  // The tower's windows come last and are lit first.
  const front = dark.splice(-(masses.at(-1)?.columns ?? 1) * (masses.at(-1)?.rows ?? 1))
  const lit = Array.from({ length: Math.min(stars, front.length) }, () =>
    front.splice(seed.below(front.length), 1),
  ).flat()
  const panes = [...dark, ...front]
  const door = `M${px(x - 10)} ${foot}v-14a10 10 0 0 1 20 0v14Z`
  return (
    walls.join('') +
    `<path d="${panes.map(paneOf).join('')}" ${sheet.fill('tier2')}/>` +
    lit.map((pane) => `<path d="${paneOf(pane)}" ${sheet.fill('sun')}/>`).join('') +
    `<path d="${door}" ${sheet.fill('glow')}/><path d="${door}" ${sheet.stroke('line', 2)}/>` +
    `<path d="M${px(x - 24)} ${foot - 27}h48" ${sheet.stroke('line', 3)} stroke-linecap="round"/>`
  )
}

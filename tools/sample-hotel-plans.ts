// The rate plans of a sample room: pairs as real houses sell them, from flexible to non-refundable.
import type { Seed } from '#web/art/seed.ts'
import type { Text } from './sample-hotel-places.ts'

type Step = { daysBefore: number; time: string; fee: { percent: number } | { nights: number } }
export type SamplePlan = {
  slug: string
  name: Text
  board: string
  boardAdult?: string
  boardChild?: string
  priceChange?: number
  cancellation: Step[]
  payment: string
  deposit?: number
}
type Meals = { meal: number; step: number }

const free = (daysBefore: number, time = '18:00'): Step => ({ daysBefore, time, fee: { percent: 0 } })
const firstNight = (daysBefore: number): Step => ({ daysBefore, time: '18:00', fee: { nights: 1 } })
const part = (daysBefore: number, percent: number): Step => ({ daysBefore, time: '18:00', fee: { percent } })

/** From the kindest to the strictest. */
const policies: Step[][] = [
  [free(1), { daysBefore: 0, time: '12:00', fee: { nights: 1 } }],
  [free(2), firstNight(0)],
  [free(3), firstNight(1)],
  [free(5), firstNight(2), part(1, 50)],
  [free(7), part(3, 50)],
  [free(14), part(7, 25), part(2, 50)],
]

function boardOf(
  board: string,
  meals: number,
  { meal, step }: Meals,
): Pick<SamplePlan, 'board' | 'boardAdult' | 'boardChild'> {
  if (meals === 0) return { board }
  const adult = Math.round((meal * meals) / step) * step
  return { board, boardAdult: String(adult), boardChild: String(Math.round(adult / 2 / step) * step) }
}

/** Two plans, alike for all rooms of a house. */
export function plansOf(seed: Seed, meals: Meals): [SamplePlan, SamplePlan] {
  const cancellation = policies[seed.below(policies.length)] ?? []
  const inAdvance = seed.below(3) === 0
  const flexible = { cancellation, payment: 'at-hotel' }
  const saver = {
    slug: 'saver',
    name: { en: 'Lower price, no refund', ar: 'سعر أقل بلا استرداد' },
    priceChange: -8 - seed.below(8),
    cancellation: [],
    payment: inAdvance ? 'at-booking' : 'at-hotel',
  }
  const breakfast = {
    slug: 'breakfast',
    name: { en: 'With breakfast', ar: 'مع الإفطار' },
    ...boardOf('breakfast', 1, meals),
  }
  const halfBoard = {
    slug: 'half-board',
    name: { en: 'With breakfast and dinner', ar: 'مع الإفطار والعشاء' },
    ...boardOf('half-board', 2.6, meals),
  }
  const fullBoard = {
    slug: 'full-board',
    name: { en: 'With all meals', ar: 'مع جميع الوجبات' },
    ...boardOf('full-board', 3.8, meals),
  }
  const roomOnly = { slug: 'room-only', name: { en: 'Room only', ar: 'الغرفة فقط' }, board: 'room-only' }
  return seed.pick([
    [
      { ...breakfast, ...flexible },
      { ...saver, board: 'room-only' },
    ],
    [
      { ...breakfast, ...flexible },
      { ...saver, ...boardOf('breakfast', 1, meals) },
    ],
    [
      { ...roomOnly, ...flexible },
      { ...breakfast, ...flexible },
    ],
    [
      { ...breakfast, ...flexible },
      { ...halfBoard, ...flexible },
    ],
    [
      { ...roomOnly, ...flexible },
      { ...saver, board: 'room-only' },
    ],
    [
      { ...halfBoard, ...flexible },
      inAdvance
        ? { ...fullBoard, cancellation, payment: 'before-arrival', deposit: 30 }
        : { ...fullBoard, ...flexible },
    ],
  ])
}

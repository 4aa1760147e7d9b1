// Puts the answers of several suppliers into one list: each keeps its own order, what can be booked here comes first, then the better.
import type { StayCard } from './present-results.server.ts'
import type { HotelSort } from './stay-address.ts'

/** One supplier's stays, in the order asked for. */
export type Answered = { stays: readonly StayCard[]; isMore: boolean }

/**
 * @param show how many are shown: beyond that, nobody knows what another supplier has in between
 * @returns `isMore`: there are others beyond those
 */
export function mergeStays(answers: readonly Answered[], sort: HotelSort, show: number) {
  const lists = answers.map(({ stays }) => stays)
  const isBefore: IsBefore = (one, other) =>
    one.canBook === other.canBook ? comesBefore[sort](one, other) : one.canBook
  const merged = lists.reduce((first, second) => mergeTwo(first, second, isBefore), [])
  return { stays: merged.slice(0, show), isMore: merged.length > show || answers.some(({ isMore }) => isMore) }
}

type IsBefore = (one: StayCard, other: StayCard) => boolean

/** Whoever nobody knows the way from is the furthest. */
const carOf = ({ minutes }: StayCard) => minutes?.car ?? Number.POSITIVE_INFINITY

/** Strictly: of two alike the one that was there first stays first. */
const comesBefore: Record<HotelSort, IsBefore> = {
  recovery: (one, other) => one.order.recoveryRank < other.order.recoveryRank,
  price: (one, other) => one.order.price < other.order.price,
  minutes: (one, other) => carOf(one) < carOf(other),
  stars: (one, other) => one.stars > other.stars,
}

function mergeTwo(first: readonly StayCard[], second: readonly StayCard[], isBefore: IsBefore): StayCard[] {
  const merged: StayCard[] = []
  let [a, b] = [0, 0]
  while (a < first.length || b < second.length) {
    const [one, other] = [first[a], second[b]]
    const takesOther = other !== undefined && (one === undefined || isBefore(other, one))
    const taken = takesOther ? other : one
    if (taken) merged.push(taken)
    if (takesOther) b += 1
    else a += 1
  }
  return merged
}

// The least that a room costs per night in a month, by which a search by price walks from the least on.

/** A month without an open night: larger than any price, so that it comes last. */
export const noFloor = 2_147_483_647

/** Day by day of one month; `prices` plan by plan, in minor units. */
export type MonthNights = { allotment: readonly number[]; closed: readonly boolean[]; prices: readonly number[][] }

/** The least price, whatever the plan, of a night that is open and has rooms, taken or not. */
export function nightFloor({ allotment, closed, prices }: MonthNights): number {
  let least = noFloor
  for (const [day, rooms] of allotment.entries()) {
    if (rooms <= 0 || closed[day]) continue
    for (const ofPlan of prices) least = Math.min(least, ofPlan[day] ?? noFloor)
  }
  return least
}

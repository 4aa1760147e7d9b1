// What the price of a procedure is for (one tooth, one eye, the whole procedure), and how many of it one person can ask for.

/** `procedure`: the price is for all of it, and nothing is counted. */
export const priceUnits = ['procedure', 'tooth', 'jaw', 'eye', 'side', 'session'] as const
export type PriceUnit = (typeof priceUnits)[number]
export type CountedUnit = Exclude<PriceUnit, 'procedure'>

/** How many one person can ask for. */
export const mostOf: Readonly<Record<PriceUnit, number>> = {
  procedure: 1,
  tooth: 32,
  jaw: 2,
  eye: 2,
  side: 2,
  session: 10,
}

/** The most that any procedure can be asked for. */
export const mostOfAll: number = Math.max(...Object.values(mostOf))

export const isCounted = (unit: PriceUnit): unit is CountedUnit => unit !== 'procedure'

/** So many of what the price is for: `{ count: 8, unit: 'tooth' }`. */
export type Quantity = { count: number; unit: PriceUnit }

// What the price of a procedure is for (one tooth, one eye, the whole procedure), and how many of it one person can ask for.

/** `procedure`: the price is for all of it, and nothing is counted. */
export const priceUnits = ['procedure', 'tooth', 'jaw', 'eye', 'side', 'session'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** How many one person can ask for. */
export const mostOf: Readonly<Record<PriceUnit, number>> = {
  procedure: 1,
  tooth: 32,
  jaw: 2,
  eye: 2,
  side: 2,
  session: 10,
}

export const isCounted = (unit: PriceUnit): boolean => mostOf[unit] > 1

// A figure that a text states: an amount, a count, a date, a time or a telephone number.

export type Figure =
  | { kind: 'amount'; value: number; currencies: readonly string[] }
  /** `unit`: what is counted, `day` or a stem; empty where nothing is said to be counted. `isKnown`: a measure, and no noun. */
  | { kind: 'count'; value: number; unit: string; isKnown: boolean }
  /** `year` is empty where none is said. */
  | { kind: 'date'; day: string; year: string }
  | { kind: 'time' | 'phone'; value: string }

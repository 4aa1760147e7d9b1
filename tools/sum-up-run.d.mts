export type Timed = { name: string; ms: number }
export function timedFiles(report: unknown, root?: string): Timed[]
export function timedJourneys(report: unknown): Timed[]
export function slowest(timed: readonly Timed[], count?: number): string[]
export function tooManySecondTries(flaky: number): boolean

// What a worker at an order does next: the next thing at once, or nothing before a moment or an event.

/** `waitsUntil` null: something happens first, or nothing is left. */
export type Next = 'again' | { waitsUntil: Date | null }

export const waitsFor = (now: Date, ms: number): Next => ({ waitsUntil: new Date(now.getTime() + ms) })

export const rests: Next = { waitsUntil: null }

// Counts the days until a plain date.

const dayMs = 86_400_000

/** Whole days from one plain date to another, 0 on the day itself, negative once it is over. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)

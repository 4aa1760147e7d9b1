// A file on its way in: its limits, how long it may take, and whose turn it is to write to it.
import type { clientFiles } from './tables.ts'

export type Upload = typeof clientFiles.$inferSelect

/** An upload of which nothing came for so long can be forgotten. */
export const unfinishedForMs = 48 * 3_600_000

/** When it may be forgotten, should nothing more of it come. */
export const expiryOf = ({ touchedAt }: Pick<Upload, 'touchedAt'>): Date =>
  new Date(touchedAt.getTime() + unfinishedForMs)

/** For one client, over everything that they have here. */
export const mostUnfinished = 20
export const mostBytes = 5_000_000_000
/** All of them are read at once wherever they are listed. */
export const mostFiles = 2_000
/** Begun within an hour, and not ended since. */
export const hourlyUploads = 200

/** A request that hears nothing from its sender for so long gives up, and keeps what came. */
export const silentMs = 30_000
/** Twice that. Whoever removes the upload meanwhile removes its bytes once more after it (remove-later.ts). */
export const holdMs = 60_000

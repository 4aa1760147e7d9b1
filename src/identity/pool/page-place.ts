// Lists that are read page by page: where one goes on, behind what was made then and is called so.
import { PoolError } from './pool-error.ts'

type Place = { createdAt: Date; id: string }

/** Nothing is secret in it: it only ever leads through what the asker may see anyway. */
function writePlace({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** @throws PoolError InvalidParameterException for a text that no page ended with */
export function readPlace(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined
  const [, time, id] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined)
    throw new PoolError('InvalidParameterException', 'Invalid pagination token.')
  return { createdAt: new Date(Number(time)), id }
}

/**
 * @param rows one more than the page holds, where there are more
 * @returns the page, and where the next one goes on
 */
export function cutPage<Row extends { createdAt: Date }>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => string,
): { page: Row[]; next: string | undefined } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    page,
    next: rows.length > limit && last ? writePlace({ createdAt: last.createdAt, id: idOf(last) }) : undefined,
  }
}

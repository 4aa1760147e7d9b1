// How an answer says that it is a copy: the server's last good one, or one that was kept on this device.

export type CopyMark = {
  by: 'server' | 'device'
  /** When the page was drawn or kept, ISO 8601. */
  at: string
}

const keepers = { stale: 'server', kept: 'device' } as const

/** @param header `server-timing` of the answer, such as `stale;desc="2026-11-21T12:40:00.000Z"` */
export function readCopyMark(header: string | null): CopyMark | undefined {
  const [, name = '', at = ''] = /(?:^|,)\s*(stale|kept);desc="([^"]*)"/.exec(header ?? '') ?? []
  return markOf(name, at)
}

/** The same from the parts that browsers tell of a document. */
export function markOf(name: string, at: string): CopyMark | undefined {
  if (name !== 'stale' && name !== 'kept') return undefined
  return Number.isNaN(Date.parse(at)) ? undefined : { by: keepers[name], at }
}

/** What an answer kept on this device says of itself. */
export const keptMark = (at: Date): string => `kept;desc="${at.toISOString()}"`

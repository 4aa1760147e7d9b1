// Where a list that is read page by page goes on: behind what was made then and is called so.

/** Nothing is secret in it: it only ever leads through what the asker may see anyway. */
export function writePlace(createdAt: Date, id: string): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** @returns null for a text that writePlace did not write */
export function readPlace(text: string): { createdAt: Date; id: string } | null {
  const [, time, id] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return time === undefined || id === undefined ? null : { createdAt: new Date(Number(time)), id }
}

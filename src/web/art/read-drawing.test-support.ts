// Reads back from a drawing which part of the sheet it shows, and in which colours.

export function viewOf(drawing: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number)
  return { x, y, width, height }
}

/** The rules of its inks by day and by night. */
export function moodsOf(drawing: string): string {
  return /<style>.*<\/style>/.exec(drawing)?.[0] ?? ''
}

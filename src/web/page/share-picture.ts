// Where the picture of a shared link lies, and its size in pixels.

/** What the large networks show without cutting anything off. */
export const shareSize = { width: 1200, height: 630 } as const

/** @param name kind and slug of what is drawn: `procedure.lasik`, `page.home` */
export function sharePath(name: string, revision: number): string {
  return `/art/share/${encodeURIComponent(name)}.png?v=${revision}`
}

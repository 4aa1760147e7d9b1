// What every drawing owes, for the tests beside them: well-formed, self-contained, sized, and the same each time.
import { expect } from 'vitest'

/** Walks the tags and says whether each one opened is closed in order, with quoted attributes and no stray ampersand. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close: string, tag: string, __: string, empty: string) => {
      if (close !== '') return open.pop() === tag ? '' : '<'
      if (empty === '') open.push(tag)
      return ''
    },
  )
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!amp;|lt;|gt;|quot;|#)/.test(xml)
}

export function expectDrawing(draw: () => string, width: number, height: number): void {
  const svg = draw()
  expect(isWellFormed(svg)).toBe(true)
  expect(
    svg.startsWith(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ),
  ).toBe(true)
  expect(svg).toContain('@media (prefers-color-scheme:dark)')
  expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|NaN|undefined/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|href="(?!#)/)
  expect(draw()).toBe(svg)
}

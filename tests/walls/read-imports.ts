// Which file of the source imports which, by types, values and import() alike, and where such imports lead in a circle.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** By file, `src/kernel/money.ts`: those of ours that it imports. */
export type Imports = Record<string, string[]>

/** @param root holds `src` */
export function readImports(root: string): Imports {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  return Object.fromEntries(
    files.map((file) => {
      const led = importsOf(file, readFileSync(join(root, file), 'utf8')).map((from) => fileOf(file, from))
      return [file, [...new Set(led)].filter((one) => existsSync(join(root, one)))]
    }),
  )
}

/** What a text imports of ours, as it is written there. */
export function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const written = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return written.filter((from) => /^[.#]/.test(from))
}

const fileOf = (file: string, from: string): string =>
  normalize(from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from)).replace(/\?\w+$/, '')

/** Every circle once, as the files on it, the first of them again at the end. */
export function findCircles(imports: Imports): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const next of imports[file] ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of Object.keys(imports)) walk(file, [])
  return circles
}

// Guards what lint cannot see: imports that a function makes when it runs lead in no circle, and past none of the walls.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findCircles, importsOf, readImports } from './read-imports.ts'
import { webFloors } from './web-floors.ts'

const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)))

test('every way to import is read', () => {
  const text = `
    import type { A } from './a.ts'
    import { type B } from '#b/b.ts'
    import './c.ts'
    export { d } from './d.ts'
    export * from './e.ts'
    const later = () => import('#f/f.ts')
    const lazily = lazy(async () => ({ default: (await import('./g.tsx')).G }))
    import { z } from 'zod'
    // import './commented.ts'
  `
  expect(importsOf('planted.tsx', text).sort()).toEqual(
    ['./a.ts', '#b/b.ts', './c.ts', './d.ts', './e.ts', '#f/f.ts', './g.tsx'].sort(),
  )
})

test('a circle is found, also behind other files, and a file that two others import is none', () => {
  expect(findCircles({ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] })).toEqual([['b', 'c', 'b']])
  expect(findCircles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([])
})

test('no file of the source imports itself in a circle, by import() either', () => {
  expect(Object.keys(imports).length).toBeGreaterThan(1_000)
  expect(findCircles(imports)).toEqual([])
})

/** The folder of web that a file lies in; files beside the folders stand on the topmost floor. */
const folderOf = (file: string): string | undefined => /^src\/web\/(?:([^/]+)\/)?/.exec(file)?.[1]

test('no file of web imports one of a floor above it, by import() either', () => {
  const floorOf = (file: string) => webFloors.findIndex((floor) => floor.includes(folderOf(file) ?? 'routes'))
  const ofWeb = Object.entries(imports).filter(([file]) => file.startsWith('src/web/'))
  const known = ofWeb.filter(([file]) => floorOf(file) >= 0)
  expect(known).toHaveLength(ofWeb.length)
  const upwards = ofWeb.flatMap(([file, led]) =>
    led.filter((one) => one.startsWith('src/web/') && floorOf(one) > floorOf(file)).map((one) => [file, one]),
  )
  expect(upwards).toEqual([])
})

test('no area of web imports another one, by import() either', () => {
  const areaOf = (file: string) => /^src\/web\/areas\/([^/]+)\//.exec(file)?.[1]
  const across = Object.entries(imports).flatMap(([file, led]) =>
    led.filter((one) => areaOf(file) && areaOf(one) && areaOf(one) !== areaOf(file)).map((one) => [file, one]),
  )
  expect(across).toEqual([])
})

// The router's code is changed where it would reload without a guard, and the build ends when that code is not as known.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { changeRouter, changes } from './guard-chunk-errors.ts'

const files = [...new Set(changes.map(({ file }) => file))]
const read = (file: string, build = 'production') =>
  readFileSync(
    fileURLToPath(new URL(`../node_modules/react-router/dist/${build}/lib/dom/ssr/${file}`, import.meta.url)),
    'utf8',
  )

test('the installed router no longer reloads by itself, nor says so in the console', () => {
  expect(read('routeModules.js')).toContain('window.location.reload()')
  const changed = changeRouter('routeModules.js', read('routeModules.js'))
  expect(changed).not.toContain('reload')
  expect(changed).not.toContain('console')
  expect(changed).toContain('throw error;')
})

test('every piece that someone goes to is asked of us, and what is fetched ahead of nobody', () => {
  const routes = changeRouter('routes.js', read('routes.js'))
  expect(routes.match(/\.catch\(standInForRoute\)/g)).toHaveLength(4)
  expect(routes).toMatch(/^import \{ standInForRoute \} from ".*\/src\/web\/browser\/reload-once\.ts";\n/)
  expect(routes).toMatch(/modulePath\s*\)\.catch\(\(\) => \{\}\)/)
  expect(changeRouter('links.js', read('links.js'))).not.toContain('standInForRoute')
})

test('data of pages is fetched by us', () => {
  const changed = changeRouter('single-fetch.js', read('single-fetch.js'))
  expect(changed).toContain('await fetchPageData(url, await createRequestInit(request))')
  expect(changed).toMatch(/^import \{ fetchPageData \} from ".*\/src\/web\/browser\/fetch-page-data\.ts";\n/)
})

test.each(files)('what is left of %s can be read as before', async (file) => {
  const { parseSync } = await import('vite')
  expect(parseSync(file, changeRouter(file, read(file))).errors).toEqual([])
})

test.each(files)('%s that is not as known ends the build', (file) => {
  expect(() => changeRouter(file, 'export const nothing = 1\n')).toThrow(`react-router's ${file} has 0 times`)
})

test('found once more than known ends the build too', () => {
  const twice = read('links.js').repeat(2)
  expect(() => changeRouter('links.js', twice)).toThrow('has 2 times')
})

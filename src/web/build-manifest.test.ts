// The manifest of a build and the code of the same build say the same of every address.
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { type BuildManifest, describeBuild, isLatestBuild, latestPath, manifestPath } from './page/build-manifest.ts'
import { isPrerendered, prerendered } from './page/route-rules.ts'

const manifest = describeBuild('af4bffd9')

/** As someone would who has only the manifest to go by. */
function follows({ matcher }: BuildManifest, path: string): boolean {
  const segments = path.split('/')
  const fits = (pattern: string) => {
    const parts = pattern.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
    )
  }
  return path in matcher.static || Object.keys(matcher.dynamic).some(fits)
}

const pathsOfRoutes = routes.map(({ path = '' }) => `/${path}`)
const concrete = pathsOfRoutes.map((path) => path.replaceAll(/:\w+/g, 'hip-replacement').replace('*', 'nowhere/at-all'))
const others = ['/Procedures', '/procedures/', '/procedures//', '/procedures/a/b', '/quote/sent', '//', '/builds', '']

test.each([...concrete, ...others, ...prerendered])('%s: the manifest and the code agree', (path) => {
  expect(follows(manifest, path)).toBe(isPrerendered(path))
})

test('every rule is of an address that there is', () => {
  expect(pathsOfRoutes).toEqual(expect.arrayContaining([...prerendered]))
})

test('the manifest has the shape that is written down, with names and patterns apart', () => {
  expect(manifest).toMatchObject({
    id: 'af4bffd9',
    matcher: {
      static: { '/': { prerender: true }, '/quote': { prerender: true } },
      dynamic: { '/procedures/:procedure': { prerender: true } },
      wildcard: {},
    },
  })
  expect(manifest.prerendered).toEqual(Object.keys(manifest.matcher.static))
})

test('spec 7: "GET builds/meta/{buildId}.json" is the address of a manifest', () => {
  expect(manifestPath(manifest.id)).toBe('/builds/meta/af4bffd9.json')
  expect(latestPath).toBe('/builds/latest.json')
})

test.each([null, 'a', {}, { id: 'a' }, { id: '', timestamp: 1 }, { id: 'a', timestamp: '1' }])(
  '%j does not name a build',
  (value) => expect(isLatestBuild(value)).toBe(false),
)

test('a name and a time name a build', () => expect(isLatestBuild({ id: 'a', timestamp: 1, more: true })).toBe(true))

// Guards what is taken from the router's list of routes: the files of pages for those who are signed in, and nothing else.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lightenManifest } from './lighten-manifest.ts'

function folderWith(content: string, name = 'manifest-1a2b3c.js'): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'epidaurus-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const file = join(folder, 'assets', name)
  writeFileSync(file, content)
  return { folder, file }
}

const route = (id: string) => ({ id, module: `/assets/${id}.js`, imports: ['/assets/vendor.js'], hasLoader: true })
const list = (...ids: string[]) => ({ version: '1', routes: Object.fromEntries(ids.map((id) => [id, route(id)])) })

test('pages of the profile and the desk name their first file alone; all else stays as it was', () => {
  const given = list('root', 'routes/quote', 'routes/profile.me', 'routes/desk', 'routes/desk.inbox', 'routes/desktop')
  const { folder, file } = folderWith(`window.__reactRouterManifest=${JSON.stringify(given)};`)
  expect(lightenManifest(folder)).toBe(3)
  for (const id of ['routes/profile.me', 'routes/desk', 'routes/desk.inbox'])
    given.routes[id] = { ...route(id), imports: [] }
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(readFileSync(file, 'utf8')) ?? []
  expect(JSON.parse(json)).toEqual(given)
})

test('what no link leads to is not on the list: data and drawings that scripts ask for by their address', () => {
  const { routes } = list('root', 'routes/hotels')
  const parts = {
    part: { ...route('part'), path: 'hotels/_days.json' },
    art: { ...route('art'), path: 'art/:kind/:file' },
  }
  const page = { ...route('routes/hotels'), path: 'hotels/:id' }
  const given = { version: '1', routes: { ...routes, 'routes/hotels': page, ...parts } }
  const { folder, file } = folderWith(`window.__reactRouterManifest=${JSON.stringify(given)};`)
  lightenManifest(folder)
  expect(readFileSync(file, 'utf8')).toContain('hotels/:id')
  expect(readFileSync(file, 'utf8')).not.toMatch(/_days\.json|art/)
})

test.each([
  ['another form', 'export default {}', undefined],
  ['no list at all', '', 'other.js'],
])('a build with %s fails, rather than shipping what nobody looked at', (_, content, name) => {
  const { folder } = folderWith(content, name)
  expect(() => lightenManifest(folder)).toThrow('not of the form')
})

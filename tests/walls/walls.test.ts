// The walls of the house stand: a bad import is planted for each of them, and the linter refuses it.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webFloors } from './web-floors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const rooms = ['kernel', 'texts', 'contract', 'db', 'domain', 'identity', 'suppliers', 'api', 'web', 'wiring']

/** What a file of each room may import of ours beside its neighbours, from the ground up; see docs/house.md. */
const mayImport: Record<string, string[]> = {
  kernel: [],
  texts: ['kernel'],
  contract: ['kernel'],
  db: ['kernel', 'db'],
  'domain/provider': ['kernel', 'texts', 'db', 'domain'],
  identity: ['kernel', 'db', 'identity'],
  'suppliers/fx': ['kernel'],
  'suppliers/hotels': ['kernel', 'db'],
  api: ['kernel', 'contract', 'domain', 'db', 'api'],
  web: ['kernel', 'texts', 'contract', 'web'],
  'web/ui': ['kernel'],
  wiring: rooms,
}

/** Rooms whose code runs in a browser too. */
const withoutPlatform = ['kernel', 'texts', 'contract', 'web', 'web/ui']

/** Each area may import those before it. */
const areas = [
  'builds',
  'provider',
  'currency',
  'staff',
  'practitioners',
  'procedures',
  'packages',
  'pictures',
  'mails',
  'audit',
  'inbox',
  'clients',
  'documents',
  'quotes',
  'bookings',
  'print',
  'invoices',
  'payments',
  'payouts',
  'hotels',
  'rooms',
  'flights',
  'departures',
  'treatments',
  'extras',
  'checkout',
  'pack',
  'catalogue',
  'trips',
  'assistant',
  'patients',
  'figures',
  'privacy',
]

/** The folder of each supplier and the areas whose port it fills. */
const ports: Record<string, string[]> = {
  fx: ['currency'],
  geo: ['currency'],
  mail: [],
  sms: [],
  'user-pool': ['clients'],
  'document-store': ['documents'],
  'virus-scan': ['documents'],
  assistant: ['assistant'],
  hotels: ['bookings', 'hotels', 'rooms'],
  payments: ['payments'],
}

/** Of one floor, and yet one may import the other. */
const besides = ['ui art', 'art ui', 'page ui']

const webFolders = webFloors.flat().filter((folder) => folder !== 'routes')
const floorOf = (folder: string) => webFloors.findIndex((floor) => floor.includes(folder))

type Planted = { file: string; from: string; refused: boolean }

const planted: Planted[] = [
  ...Object.entries(mayImport).flatMap(([folder, allowed]) => [
    ...rooms.map((room) => plant(folder, targetOf(room), !allowed.includes(room))),
    plant(folder, 'node:fs', withoutPlatform.includes(folder)),
    plant(folder, '../up.ts', true),
    plant(folder, '../deep/up.ts', true),
    plant(folder, './target.ts', false),
  ]),
  ...areas.flatMap((area, at) =>
    areas.map((other, place) => plant(`domain/${area}`, `#domain/${other}/target.ts`, place > at)),
  ),
  ...Object.entries(ports).flatMap(([folder, own]) =>
    areas.map((area) => plant(`suppliers/${folder}`, `#domain/${area}/target.ts`, !own.includes(area))),
  ),
  plant('identity', '#contract/identity.ts', false),
  ...webFolders.flatMap((folder) => [
    ...webFloors
      .flat()
      .filter((other) => other !== folder)
      .map((other) => plant(`web/${folder}`, `#web/${other}/target.ts`, !isBelow(other, folder))),
    plant(`web/${folder}`, '#web/target.ts', true),
  ]),
  plant('web/areas/hotels', '#web/areas/bookings/target.ts', true),
  plant('web/areas/hotels', '#web/areas/bookings/deep/target.ts', true),
  plant('web/areas/hotels', './target.ts', false),
  plant('web/routes', '#web/areas/hotels/target.ts', false),
  plant('web/routes', '#web/target.ts', false),
]

/** Whether a folder of web may import another one. */
function isBelow(other: string, folder: string): boolean {
  return floorOf(other) < floorOf(folder) || besides.includes(`${folder} ${other}`)
}

/** The domain is imported by area; the first one comes before all others. */
function targetOf(room: string): string {
  return room === 'domain' ? '#domain/provider/target.ts' : `#${room}/target.ts`
}

function plant(folder: string, from: string, refused: boolean): Planted {
  return { file: `src/${folder}/planted-${from.replace(/\W+/g, '-')}.ts`, from, refused }
}

const circles: Record<string, string> = {
  'src/kernel/circle-one.ts': `import type { Two } from './circle-two.ts'\nexport type One = { two?: Two }\n`,
  'src/kernel/circle-two.ts': `import type { One } from './circle-one.ts'\nexport type Two = { one?: One }\n`,
  'src/web/ui/circle-three.ts': `import type { Four } from '#web/art/circle-four.ts'\nexport type Three = { four?: Four }\n`,
  'src/web/art/circle-four.ts': `import type { Three } from '#web/ui/circle-three.ts'\nexport type Four = { three?: Three }\n`,
}

const readsEnvironment = 'export const port = process.env.PORT\n'

let folder: string
/** The rules that each file breaks. */
const broken = new Map<string, Set<string>>()

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'))
  for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json'])
    copyFileSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { file, from } of planted) {
    const isOurs = !from.startsWith('node:')
    if (isOurs) write(fileOf(file, from), 'export const target = 1\n')
    write(
      file,
      isOurs
        ? `import { target } from '${from}'\nexport const own = target\n`
        : `import fs from '${from}'\nexport const own = fs\n`,
    )
  }
  for (const [file, content] of Object.entries(circles)) write(file, content)
  write('src/api/environment.ts', readsEnvironment)
  write('src/wiring/config.ts', readsEnvironment)
  lint()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

/** Where an import leads. */
function fileOf(file: string, from: string): string {
  return from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from)
}

function lint(): void {
  const program = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) broken.set(filename, (broken.get(filename) ?? new Set()).add(code))
}

function expectWalls(own: Planted[]): void {
  for (const { file, from, refused } of own) {
    const isRefused = broken.get(file)?.has('eslint(no-restricted-imports)') ?? false
    expect([file, from, isRefused]).toEqual([file, from, refused])
  }
}

test.each(Object.keys(mayImport))('src/%s: what it may not import is refused, what it may is not', (room) => {
  const own = planted.filter(({ file }) => dirname(file) === `src/${room}`)
  expect(own.length).toBeGreaterThan(rooms.length)
  expectWalls(own)
})

test.each(areas)('src/domain/%s may import the areas before it and none after', (area) => {
  const own = planted.filter(({ file, from }) => dirname(file) === `src/domain/${area}` && from.startsWith('#domain/'))
  expectWalls(own)
})

test.each(Object.keys(ports))('src/suppliers/%s knows its own port and no other area', (supplier) => {
  const own = planted.filter(
    ({ file, from }) => dirname(file) === `src/suppliers/${supplier}` && from.startsWith('#domain/'),
  )
  expectWalls(own)
})

test.each(webFolders)('src/web/%s may import the floors below it and none above or beside', (folder) => {
  const own = planted.filter(({ file, from }) => dirname(file) === `src/web/${folder}` && from.startsWith('#web/'))
  expect(own.length).toBeGreaterThanOrEqual(webFloors.flat().length)
  expectWalls(own)
})

test('an area of web may not import another one, and a route may import all of them', () => {
  const own = planted.filter(({ file }) => /^src\/web\/(areas\/hotels|routes)\//.test(file))
  expect(own.filter(({ refused }) => refused)).toHaveLength(2)
  expectWalls(own)
})

test('a circle is refused, also one of types only, by ./ and by #', () => {
  for (const file of Object.keys(circles))
    expect([file, [...(broken.get(file) ?? [])]]).toEqual([file, ['import(no-cycle)']])
})

test('only the settings read the environment', () => {
  expect([...(broken.get('src/api/environment.ts') ?? [])]).toEqual(['node(no-process-env)'])
  expect(broken.has('src/wiring/config.ts')).toBe(false)
})

test('nothing but what was planted badly is refused', () => {
  const bad = planted.filter(({ refused }) => refused).map(({ file }) => file)
  expect([...broken.keys()].sort()).toEqual(
    [...new Set([...bad, ...Object.keys(circles), 'src/api/environment.ts'])].sort(),
  )
})

test('every room and area of the real tree has its wall in this test', () => {
  const foldersOf = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  expect(rooms).toEqual(expect.arrayContaining(foldersOf('src')))
  expect(areas).toEqual(expect.arrayContaining(foldersOf('src/domain')))
  expect(Object.keys(ports)).toEqual(expect.arrayContaining(foldersOf('src/suppliers')))
  expect(foldersOf('src/web').sort()).toEqual(webFloors.flat().sort())
})

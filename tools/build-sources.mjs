// What the build and what is learnt are made of: when none of these files changed, they need not be made again. Runs on any Node 20 or newer.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src/web', 'src/contract', 'src/kernel', 'src/texts']
const configs = ['vite.config.ts', 'react-router.config.ts']
const others = ['package.json', 'package-lock.json', 'tsconfig.json']

/** @param {string} root @returns {string[]} */
export function buildSources(root) {
  return [
    ...folders.flatMap((folder) => filesOf(join(root, folder))),
    ...withNeighbours(configs.map((name) => join(root, name))),
    ...others.map((name) => join(root, name)),
  ]
}

/** What the assistant learns from, and how. @param {string} root @returns {string[]} */
export const learntSources = (root) =>
  ['src/domain/assistant', 'src/domain/procedures'].flatMap((folder) => filesOf(join(root, folder)))

/** What the list of airports is made from, and by what. @param {string} root @returns {string[]} */
export const airportSources = (root) => ['tools/make-airports.ts', 'package-lock.json'].map((name) => join(root, name))

/** The files and all that they import by a path of their own, and so on. */
function withNeighbours(files) {
  const found = new Set(files)
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const neighbour = join(file, '..', path)
      if (existsSync(neighbour)) found.add(neighbour)
    }
  }
  return [...found]
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .sort()
}

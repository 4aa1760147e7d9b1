// What the build is made of: when none of these files changed, it need not be made again. Runs on any Node 20 or newer.
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

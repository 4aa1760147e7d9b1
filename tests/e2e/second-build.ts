// Makes another build of the product, from a copy of the sources with visible changes, as the next deployment would.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copied = ['src', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
const linked = ['node_modules', 'data', '.learnt']

/** What is replaced in a source file; it has to be there. */
export type Change = { file: string; find: string | RegExp; replace: string }

export type SecondBuild = { folder: string; remove(): Promise<void> }

export async function makeSecondBuild(changes: Change[]): Promise<SecondBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-second-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await Promise.all([
      ...copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
      ...linked.map((name) => symlink(join(root, name), join(folder, name))),
    ])
    for (const change of changes) await apply(folder, change)
    const program = join(folder, 'node_modules/@react-router/dev/bin.cjs')
    await promisify(execFile)(process.execPath, [program, 'build', '--logLevel', 'warn'], { cwd: folder })
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function apply(folder: string, { file, find, replace }: Change): Promise<void> {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8')
  const after = before.replace(find, replace)
  if (after === before) throw new Error(`${file} no longer holds ${find}: the second build would be the first`)
  await writeFile(path, after)
}

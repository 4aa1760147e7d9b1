// Writes the data pack of a provider into a folder.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exportPack } from '#domain/pack/export-pack.ts'
import { reasonOf } from '#domain/pack/list-pack.ts'
import { atDesk } from './open-desk.ts'
import { OperatorError } from './operator-error.ts'
import { print } from './say.ts'

/** @returns the exit code */
export async function writePackTo(domain: string, given: string): Promise<number> {
  const folder = resolve(process.env.INIT_CWD ?? '.', given)
  await needEmpty(folder)
  return atDesk(domain, async ({ database, provider, clock }) => {
    let files = 0
    for await (const { path, bytes } of exportPack(database, provider, clock)) {
      await write(join(folder, path), bytes)
      files += 1
    }
    print(`${files} files of ${provider.company.slug}/${provider.slug} are in ${folder}`)
    return 0
  })
}

/** What is there already may be a pack that somebody works on. @throws OperatorError */
async function needEmpty(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    throw new OperatorError(`cannot write to ${folder}: ${reasonOf(error)}`)
  }
  throw new OperatorError(`${folder} is not empty; name a new folder`)
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  } catch (error) {
    throw new OperatorError(`cannot write ${path}: ${reasonOf(error)}`)
  }
}

// A key of this installation: 32 random bytes in a file for its owner alone, made once and found again.
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const keyBytes = 32

/**
 * Made only where there is none: a file that cannot be read is never taken for one that is not there.
 * @throws Error that names the file when it is of another length, and whatever the system says of reading or writing it
 */
export async function readOwnKey(file: string): Promise<Buffer> {
  const key = (await findKey(file)) ?? (await makeKey(file))
  if (key?.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes`)
  return key
}

async function findKey(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(passOver('ENOENT'))
}

async function makeKey(file: string): Promise<Buffer | undefined> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Written whole before it has its name: another process that starts now reads all of it or makes nothing of it.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, randomBytes(keyBytes), { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, file).catch(passOver('EEXIST'))
  } finally {
    await rm(draft, { force: true })
  }
  // What is sealed with it from now on outlives a power cut: so does its name.
  await syncFolder(folder)
  return findKey(file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function passOver(code: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}

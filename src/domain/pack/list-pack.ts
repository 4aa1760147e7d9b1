// Lists the files of a pack's folder, and refuses what does not belong in one.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackFault } from './pack.ts'
import { Source } from './source.ts'
import { shown, unknown } from './wording.ts'

/** What cannot be left out: an empty list says that there is none, a lost file may be a mistake. */
const needed = ['provider.json', 'procedures.csv', 'packages.json', 'practitioners.json']
const known = [...needed, 'hotels.json', 'extras.json', 'pictures.json', 'activities.json', 'procedures', 'images']
const translation = /^procedures\.[^.]+\.csv$/
const inFolder = {
  procedures: { allowed: /^[^.]+(\.[^.]+)?\.md$/, form: '<slug>.md or <slug>.<language>.md' },
  images: { allowed: /^[^.]+\.(jpe?g|png|webp|avif)$/i, form: '<slug>.jpg, .png, .webp or .avif' },
}

/** The folder itself cannot be read: not there, no folder, no right to. The message is one plain line. */
export class PackFolderError extends Error {}

/** Paths of all files that belong in a pack, with `/`, in order. @throws PackFolderError */
export async function listPack(folder: string, faults: PackFault[]): Promise<string[]> {
  const refuse = (file: string, message: string) => new Source(file, '', faults).refuse(0, message)
  const files: string[] = []
  for (const name of await namesIn(folder)) {
    const isFolder = await isDirectory(join(folder, name))
    if (name === 'procedures' || name === 'images') {
      if (isFolder) files.push(...(await listInside(folder, name, refuse)))
      else refuse(name, `${name} must be a folder`)
    } else if (!known.includes(name) && !translation.test(name)) {
      refuse(name, unknown(isFolder ? 'folder' : 'file', name, known))
    } else if (isFolder) refuse(name, `${name} must be a file, not a folder`)
    else files.push(name)
  }
  for (const name of needed) {
    const list = name === 'packages.json' || name === 'practitioners.json'
    if (!files.includes(name)) refuse(name, `${name} is missing${list ? '; write [] when there are none' : ''}`)
  }
  return files
}

async function listInside(
  folder: string,
  name: keyof typeof inFolder,
  refuse: (file: string, message: string) => void,
): Promise<string[]> {
  const files: string[] = []
  for (const inside of await namesIn(join(folder, name))) {
    const path = `${name}/${inside}`
    const { allowed, form } = inFolder[name]
    if (await isDirectory(join(folder, path))) refuse(path, `unknown folder ${shown(inside)}; ${name} holds files only`)
    else if (!allowed.test(inside)) refuse(path, `unknown file ${shown(inside)}; must be named ${form}`)
    else files.push(path)
  }
  return files
}

/** Names in a folder in order, hidden ones left out. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  } catch (error) {
    throw new PackFolderError(`cannot read the folder ${folder}: ${reasonOf(error)}`)
  }
}

/** A broken link counts as a file, which then cannot be read. */
async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() ?? false
}

/** What a failed reading means, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words: Record<string, string> = {
    ENOENT: 'there is nothing of that name',
    ENOTDIR: 'it is a file, not a folder',
    EACCES: 'no permission',
    EPERM: 'no permission',
    ELOOP: 'its links go in a circle',
  }
  return words[code] ?? (code || 'unknown reason')
}

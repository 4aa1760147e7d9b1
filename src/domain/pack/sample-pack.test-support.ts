// A small sound pack that tests change, with the places of the faults they plant marked in the text itself.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPack } from './read-pack.ts'
import { soundPack } from './sound-pack.test-support.ts'

/** Stands in a planted text where a fault must be told; it is taken out before the pack is written. */
const mark = '▶'

export class SamplePack {
  readonly #files = new Map<string, string | Uint8Array>(Object.entries(soundPack()))

  /** Replaces a piece of a file that is there exactly once. */
  change(file: string, from: string, to: string): this {
    const text = String(this.#files.get(file))
    if (text.split(from).length !== 2) throw new Error(`${file} has not exactly one ${from}`)
    return this.set(
      file,
      text.replace(from, () => to),
    )
  }

  set(file: string, content: string | Uint8Array): this {
    this.#files.set(file, content)
    return this
  }

  remove(file: string): this {
    this.#files.delete(file)
    return this
  }

  text(file: string): string {
    return String(this.#files.get(file))
  }

  /** The marked places as `file:line:column`, in order. */
  places(): string[] {
    return [...this.#files]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([file, content]) => {
        if (typeof content !== 'string') return []
        const [, ...after] = content.split(mark)
        return after.map((_, index) => {
          const before = content
            .split(mark)
            .slice(0, index + 1)
            .join('')
            .replace(/^\uFEFF/, '')
          const lines = before.split(/\r\n|\r|\n/)
          return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
        })
      })
  }

  /** Writes the pack into a new folder, which is gone when the test is. */
  async write(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'epidaurus-pack-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const [file, content] of this.#files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), typeof content === 'string' ? content.replaceAll(mark, '') : content)
    }
    return folder
  }

  async read() {
    return readPack(await this.write())
  }
}

/** Reads a pack with planted faults: where they were marked, and what was told of each. */
export async function readFaults(pack: SamplePack): Promise<{ marked: string[]; told: string[]; messages: string[] }> {
  const { faults } = await pack.read()
  return {
    marked: pack.places(),
    told: faults.map(({ file, line, column }) => `${file}:${line}:${column}`),
    messages: faults.map(({ message }) => message),
  }
}

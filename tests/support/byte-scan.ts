// Looks for words in every row of every table and in every file below a folder, however they may be written there.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'

/** Where each word was found: by word, names of tables (`public.mails`) and of files, sorted. A word found nowhere has no entry. */
export type Found = Map<string, string[]>

/**
 * Finds words as they are, in any case, in hex, and in base64 wherever in it they begin; also across the line breaks of mails.
 * @param url of the database, of a login that no wall binds
 * @param words of letters, digits and signs that no form writes in another way
 */
export async function scanBytes(url: string, folder: string, words: readonly string[]): Promise<Found> {
  const forms = words.map((word) => ({ word, plain: word.toLowerCase(), hex: hexOf(word), base64: base64Of(word) }))
  const found: Found = new Map()
  const look = (place: string, content: string) => {
    const joined = content.replace(/=?\r?\n/g, '')
    for (const text of joined === content ? [content] : [content, joined]) {
      const lower = text.toLowerCase()
      for (const { word, plain, hex, base64 } of forms) {
        const isThere =
          lower.includes(plain) || hex.some((one) => lower.includes(one)) || base64.some((one) => text.includes(one))
        if (isThere) found.set(word, [...new Set([...(found.get(word) ?? []), place])].sort())
      }
    }
  }
  await scanTables(url, look)
  await scanFolder(folder, look)
  return found
}

type Look = (place: string, content: string) => void

async function scanTables(url: string, look: Look): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    for (const { schema, name } of tables) {
      const place = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
      // Bytes come as hex.
      const { rows } = await client.query<{ row: string }>(`select t::text as row from only ${place} t`)
      for (const { row } of rows) look(`${schema}.${name}`, row)
    }
  } finally {
    await client.end()
  }
}

async function scanFolder(folder: string, look: Look): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const place = relative(folder, file)
    look(place, place)
    // Each byte a letter of its own: what is no text is looked through all the same.
    if (entry.isFile()) look(place, await readFile(file, 'latin1'))
  }
}

/** As it is written, and in small letters. */
const hexOf = (word: string) => [word, word.toLowerCase()].map((one) => Buffer.from(one).toString('hex'))

/** The part that is the same whatever stands before and behind, for each of the three places where it can begin. */
function base64Of(word: string): string[] {
  return [word, word.toLowerCase()].flatMap((one) =>
    [0, 1, 2].flatMap((before) => {
      const whole = Buffer.from('\0'.repeat(before) + one)
      const letters = whole.toString('base64url').slice([0, 2, 3][before], Math.floor((whole.length * 8) / 6))
      return [letters, letters.replaceAll('-', '+').replaceAll('_', '/')]
    }),
  )
}

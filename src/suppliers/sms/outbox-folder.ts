// The embedded default for short messages: each is a text file in DATA_DIR/outbox, beside the mails.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendText } from '#kernel/mailer.ts'

/** Writes `<time>-<number>.txt`, the number on the first line. */
export function createTextOutbox(folder: string): SendText {
  return async ({ to, text, writtenAt }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${writtenAt.toISOString().replaceAll(':', '-')}-${to.replace(/[^\d+]/g, '')}-${crypto.randomUUID().slice(0, 8)}.txt`
    await writeFile(join(folder, name), `To: ${to}\n\n${text}\n`, { mode: 0o600 })
  }
}

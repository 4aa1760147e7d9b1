// The embedded default for mail: each mail is a file in DATA_DIR/outbox, ready to open in any mail program.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from '#kernel/mailer.ts'
import { messageOf } from './message-of.ts'

/** Writes `<time>-<recipient>.eml`, numbered when that is another mail; a mail handed over twice overwrites its own file. */
export function createOutboxFolder(folder: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const composed = await composer.sendMail(messageOf(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${mail.writtenAt.toISOString().replaceAll(':', '-')}-${safeName(mail.to)}`
    const file = await chooseFile(join(folder, name), mail.messageId)
    await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** The mail's own file from an earlier hand-over, else the first name that is free. */
async function chooseFile(path: string, messageId: string): Promise<string> {
  for (let at = 1; ; at += 1) {
    const file = at === 1 ? `${path}.eml` : `${path}-${at}.eml`
    const there = await readFile(file, 'utf8').catch(() => undefined)
    if (there === undefined || there.includes(`Message-ID: ${messageId}`)) return file
  }
}

/** Recipients are typed by strangers: only letters that mean nothing to a file system stay. */
function safeName(recipient: string): string {
  return recipient
    .replace(/[^\w.@+-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 100)
}

// The embedded default for mail: each mail is a file in DATA_DIR/outbox, ready to open in any mail program.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from '#kernel/mailer.ts'

/** Writes `<time>-<recipient>.eml`; a mail handed over twice overwrites its own file. */
export function createOutboxFolder(folder: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { writtenAt, ...message } = mail
    const composed = await composer.sendMail({ ...message, date: writtenAt })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${writtenAt.toISOString().replaceAll(':', '-')}-${safeName(mail.to)}.eml`)
    await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** Recipients are typed by strangers: only letters that mean nothing to a file system stay. */
function safeName(recipient: string): string {
  return recipient.replace(/[^\w.@+-]/g, '_').replace(/^\.+/, '_').slice(0, 100)
}

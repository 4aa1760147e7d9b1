// Removes mails from the outbox folder by their Message-ID, whatever their files are called.
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForgetMessages } from '#kernel/mailer.ts'

/** Also those that were being written when the process ended. */
const fileName = /\.eml(\.part)?$/

export function createForgetMails(folder: string): ForgetMessages {
  return async (isGone) => {
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      if (!fileName.test(name)) continue
      const file = join(folder, name)
      const mail = await readFile(file, 'utf8').catch(() => '')
      const messageId = /^Message-ID:\s*(\S+)/im.exec(mail)?.[1]
      if (messageId !== undefined && isGone(messageId)) await rm(file, { force: true })
    }
  }
}

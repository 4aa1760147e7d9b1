// Removes short messages from the outbox folder by the number that they went to.
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForgetMessages } from '#kernel/mailer.ts'

/** As the outbox names them: time, number, and something random. */
const fileName = /Z-([\d+]*)-[0-9a-f]{8}\.txt$/

export function createForgetTexts(folder: string): ForgetMessages {
  return async (isGone) => {
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      const number = fileName.exec(name)?.[1]
      if (number !== undefined && isGone(number)) await rm(join(folder, name), { force: true })
    }
  }
}

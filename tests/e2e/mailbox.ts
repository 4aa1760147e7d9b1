// Reads codes out of the mails that the journeys' product has written.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { outboxVariable } from './product.ts'

/** The mails to an address, oldest first, as raw messages. The names of the files tell the time and the address. */
export async function mailsTo(address: string, folder = process.env[outboxVariable] ?? ''): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.endsWith('.eml') && name.includes(`-${address.toLowerCase()}`)).sort()
  return Promise.all(own.map((name) => readFile(join(folder, name), 'utf8')))
}

/** A code stands alone on its line, in the part without pictures. */
const code = /^(\d{6}|\d{8})\r?$/m

/**
 * The code in the newest mail to an address, once there are as many mails as were sent.
 * @param count how many mails this address has got by now; one unless said
 */
export async function codeTo(address: string, count = 1, folder?: string): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(address, folder)).length, { message: `mails to ${address}` })
    .toBeGreaterThanOrEqual(count)
  const found = code.exec((await mailsTo(address, folder)).at(-1) ?? '')?.[1]
  if (!found) throw new Error('the newest mail holds no code')
  return found
}

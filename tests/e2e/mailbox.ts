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

/** The codes that came to an address, oldest first; mails that bring other news are passed over. */
export async function codesTo(address: string, folder?: string): Promise<string[]> {
  return (await mailsTo(address, folder)).flatMap((mail) => code.exec(mail)?.[1] ?? [])
}

/**
 * The newest code to an address, once there are as many as were sent.
 * @param count how many codes this address has got by now; one unless said
 */
export async function codeTo(address: string, count = 1, folder?: string): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address, folder)).length, { message: `codes to ${address}` })
    .toBeGreaterThanOrEqual(count)
  const found = (await codesTo(address, folder)).at(-1)
  if (!found) throw new Error('no mail holds a code')
  return found
}

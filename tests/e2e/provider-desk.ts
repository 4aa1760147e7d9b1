// The provider's own people in the journeys: what they do on the command line, on the product that is being walked through.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { databaseVariable, outboxVariable } from './product.ts'

const folder = join(import.meta.dirname, '../..')
const dataDir = () => dirname(process.env[outboxVariable] ?? '')
const database = () => process.env[databaseVariable] ?? ''

/** `npm run provider -- …`. @returns what it printed. @throws Error when it ends with a fault */
export async function runProvider(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database(), DATA_DIR: dataDir(), LOG_LEVEL: 'warn' }
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/provider.ts', ...words], { cwd: folder, env })
  return stdout
}

/** Sends the offer that comes with the product as a sample. @param changes of it, as the file has them */
export async function sendOffer(reference: string, changes: object = {}): Promise<string> {
  const sample: unknown = JSON.parse(await readFile(join(folder, 'data/sample-offer.json'), 'utf8'))
  const file = join(dataDir(), `${reference}.json`)
  await writeFile(file, JSON.stringify({ ...(sample as object), domain: 'localhost', request: reference, ...changes }))
  return runProvider('offer', file, '--as', 'Rana Aziz')
}

/** Time passes: the last day of an offer is over. */
export async function letExpire(reference: string): Promise<void> {
  const client = new Client({ connectionString: database() })
  await client.connect()
  try {
    await client.query("update quote_offers set valid_until = '2026-01-31' where reference = $1", [reference])
  } finally {
    await client.end()
  }
}

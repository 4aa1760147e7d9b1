// The command line for people who sign in: makes, shuts out, lists, moves and removes them, and changes the keys of their pools.
import { parseArgs } from 'node:util'
import { DatabaseStartError } from '#db/server/database-start-error.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { ConfigError } from '#wiring/config.ts'
import { databaseFailure } from './database-failure.ts'
import { openOperator } from './open-operator.ts'
import { otherDatabase } from './open-tool-store.ts'
import { OperatorError } from './operator-error.ts'
import { type Verb, verbs, type Words } from './operator-verbs.ts'
import { usageLines } from './usage-lines.ts'

const lines = [
  ['pools', 'every company: its pool and how many people are in it'],
  ['list COMPANY', 'its people: sign-in name, state, groups'],
  [
    'create COMPANY NAME [--language CODE] [--attribute NAME=VALUE]...',
    'makes an account and sends an invitation with a first password',
  ],
  ['invite COMPANY NAME', 'sends another first password: one is good for seven days'],
  ['disable COMPANY NAME', 'shuts somebody out and signs them out everywhere'],
  ['enable COMPANY NAME', 'lets them in again'],
  ['reset COMPANY NAME', 'makes them choose a new password, and sends a code for that'],
  [
    'drop-second-step COMPANY NAME',
    'for a lost telephone: the password alone leads in, until they set up another second step; make sure first that it is they who ask',
  ],
  ['remove COMPANY NAME', 'erases somebody: the account and all that is kept of them'],
  ['group add COMPANY NAME GROUP', 'puts somebody into a group; "staff" are the clinic\'s own people'],
  ['group remove COMPANY NAME GROUP', 'takes them out of it'],
  ['export COMPANY FILE', 'writes its people as lines of JSON; passwords stay sealed'],
  ['import COMPANY FILE', 'checks every line, then writes all of them, or nobody'],
  [
    'rotate-keys COMPANY [--revoke]',
    'tokens are signed with a new key from now on; with --revoke those signed before are refused at once',
  ],
  [otherDatabase, 'with any of these: the database is meant, though the running server uses another'],
  ['--help', 'this text'],
] as const

const usage = `Usage: npm run identity --
${usageLines(lines)}

COMPANY is the company's slug. NAME is what somebody signs in with: e-mail, telephone number, user name, or their sub.
The file of an export holds personal data: only its owner may read it, and passwords in it open only with the same identity key.
Exit code: 0 when all is well, 1 when something is wrong with what was asked, the file or the database, 2 for wrong words here.`

const print = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Does what the words ask for and gives the exit code. */
export async function runIdentity(given: string[]): Promise<number> {
  if (given.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    print(usage)
    return 0
  }
  const read = readWords(given.filter((word) => word !== otherDatabase))
  if (!read) {
    complain(usage)
    return 2
  }
  const log = createLog('warn', (line) => complain(line))
  try {
    const operator = await openOperator(log)
    try {
      return await read.verb.run(operator, read.words)
    } finally {
      await operator.close()
    }
  } catch (error) {
    const line = expectedFailure(error)
    if (line === undefined) throw error
    complain(line)
    return 1
  }
}

/** @returns undefined for wrong words */
function readWords(given: string[]): { verb: Verb; words: Words } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        attribute: { type: 'string', multiple: true },
        revoke: { type: 'boolean' },
      },
    })
    const [first = '', second = ''] = positionals
    const name = first === 'group' ? `${first} ${second}` : first
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    const words = positionals.slice(name.split(' ').length)
    const allowed: readonly string[] = verb?.options ?? []
    if (!verb || words.length !== verb.count || Object.keys(values).some((option) => !allowed.includes(option)))
      return undefined
    const { language, attribute = [], revoke = false } = values
    return { verb, words: { words, language, attributes: attribute, revoke } }
  } catch {
    return undefined
  }
}

/** The one line for a failure that is no mistake in this program; undefined for one that is. */
function expectedFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `setting ${error.message}`
  if (error instanceof OperatorError || error instanceof PoolError) return error.message
  if (error instanceof DatabaseStartError || error instanceof Fault) return error.message
  return fileFailure(error) ?? databaseFailure(error)
}

/** `EEXIST: file already exists, open '/tmp/people'`: the system's own words, with the path in them. */
function fileFailure(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && 'code' in error ? error.message : undefined
}

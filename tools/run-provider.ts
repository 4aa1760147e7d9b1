// The command line of a provider: data packs, offers, the words in quote threads, and documents that clients share.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { DatabaseStartError } from '#db/server/database-start-error.ts'
import { PackFolderError } from '#domain/pack/list-pack.ts'
import { PackRefused } from '#domain/pack/pack.ts'
import { Fault } from '#kernel/fault.ts'
import { ConfigError } from '#wiring/config.ts'
import { databaseFailure } from './database-failure.ts'
import { otherDatabase } from './open-tool-store.ts'
import { OperatorError } from './operator-error.ts'
import { type ProviderVerb, verbs } from './provider-verbs.ts'
import { complain, print } from './say.ts'
import { usageLines } from './usage-lines.ts'

const lines = [
  ...Object.values(verbs).map(({ usage }) => usage),
  [otherDatabase, 'with any of these: the database is meant, though the running server uses another'] as const,
  ['--help', 'this text'] as const,
]
const usage = `Usage: npm run provider --
${usageLines(lines)}

DIR is a provider's data pack, described in docs/data-pack.md; data/sample-provider is one. The FILE of an offer or a
reply is described in docs/offers.md; data/sample-offer.json is one. DOMAIN is a host name that the provider is served at.
SHARE and DOCUMENT are ids as shared lists them. NAME is your own (2 to 80 letters); it and TEXT stand in the patient's access log,
where the patient reads them.
Faults are told as file:line:column with what is wrong. A domain that belongs to another provider is known
to the database alone, so only import can tell it.
Exit code: 0 when all is well, 1 when something is wrong with what was asked, the file or the database, 2 for wrong words here.`

/** Does what the words ask for and gives the exit code. */
export async function runProvider(given: string[]): Promise<number> {
  if (given.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    print(usage)
    return 0
  }
  const [name = '', ...words] = given.filter((word) => word !== otherDatabase)
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  const read = verb && readWords(verb, words)
  if (!read) {
    complain(usage)
    return 2
  }
  try {
    return await verb.run(read.words, read.options, read.flags)
  } catch (error) {
    const line = expectedFailure(error)
    if (line === undefined) throw error
    complain(line)
    return 1
  }
}

/** @returns undefined for wrong words: each verb needs all of its own, and knows no others */
function readWords({ count, options = [], flags = [] }: ProviderVerb, given: string[]) {
  try {
    const known: ParseArgsOptionsConfig = {}
    for (const name of options) known[name] = { type: 'string' }
    for (const name of flags) known[name] = { type: 'boolean' }
    const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options: known })
    const found = options.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    if (positionals.length !== count || found.length !== options.length) return undefined
    return {
      words: positionals,
      options: Object.fromEntries(found),
      flags: new Set(flags.filter((name) => values[name] === true)),
    }
  } catch {
    return undefined
  }
}

/** The one line for a failure that is no mistake in this program; undefined for one that is. */
function expectedFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `setting ${error.message}`
  if (error instanceof PackFolderError || error instanceof PackRefused) return error.message
  if (error instanceof OperatorError || error instanceof DatabaseStartError || error instanceof Fault)
    return error.message
  return databaseFailure(error)
}

// The command line for data packs: checks one, or loads it into the database.
import { resolve } from 'node:path'
import { DatabaseStartError } from '#db/server/database-start-error.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { type ImportSummary, importKinds, isChange } from '#domain/pack/import-summary.ts'
import { PackFolderError } from '#domain/pack/list-pack.ts'
import { faultLine, type Pack, type PackFault, PackRefused } from '#domain/pack/pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { ConfigError, readConfig } from '#wiring/config.ts'
import { openStore } from '#wiring/store.ts'
import { databaseFailure } from './database-failure.ts'

const usage = `Usage:
  npm run provider -- check DIR     reads a data pack and names every fault; writes nothing, needs no database
  npm run provider -- import DIR    does the same, then writes all of the pack to the database, or nothing
  npm run provider -- --help        this text

DIR is a provider's data pack, described in docs/data-pack.md; data/sample-provider is one.
Faults are told as file:line:column with what is wrong. A domain that belongs to another provider is known
to the database alone, so only import can tell it.
Exit code: 0 when all is well, 1 when something is wrong with the pack or the database, 2 for wrong words here.`

const print = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

process.exitCode = await run(process.argv.slice(2))

/** Does what the words ask for and gives the exit code. */
async function run(words: string[]): Promise<number> {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    print(usage)
    return 0
  }
  const [verb, folder, ...more] = words
  if ((verb !== 'check' && verb !== 'import') || folder === undefined || folder.startsWith('-') || more.length > 0) {
    complain(usage)
    return 2
  }
  try {
    return await load(resolve(process.env.INIT_CWD ?? '.', folder), verb === 'import')
  } catch (error) {
    const line = expectedFailure(error)
    if (line === undefined) throw error
    complain(line)
    return 1
  }
}

async function load(folder: string, write: boolean): Promise<number> {
  const { faults, notes, pack } = await readPack(folder)
  for (const note of notes) print(`note: ${note}`)
  if (!pack) return refuse(faults)
  if (!write) {
    const { procedures, packages, practitioners, pictures } = pack
    const found = Object.entries({ procedures, packages, practitioners, pictures })
    print(`no faults: ${found.map(([kind, list]) => `${list.length} ${kind}`).join(', ')}; nothing written`)
    return 0
  }
  try {
    report(pack, await writeToStore(pack))
    return 0
  } catch (error) {
    if (error instanceof PackRefused && error.faults.length > 0) return refuse(error.faults)
    throw error
  }
}

async function writeToStore(pack: Pack): Promise<ImportSummary> {
  const store = await openStore(
    readConfig(),
    createLog('warn', (line) => complain(line)),
  )
  try {
    return await importPack(store.database, pack)
  } finally {
    await store.close()
  }
}

function refuse(faults: readonly PackFault[]): number {
  for (const fault of faults) print(faultLine(fault))
  print(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing written`)
  return 1
}

function report(pack: Pack, summary: ImportSummary): void {
  for (const kind of importKinds) {
    const { added, changed, withdrawn, unchanged } = summary[kind]
    const gone = kind === 'domains' ? 'released' : kind === 'pictures' ? 'removed' : 'withdrawn'
    print(`${`${kind}:`.padEnd(15)}${added} added, ${changed} changed, ${withdrawn} ${gone}, ${unchanged} left alone`)
  }
  const { company, provider, domains } = pack
  const changed = Object.values(summary).some(isChange)
  const said = changed ? 'imported' : 'nothing to change for'
  print(`${said} ${company.slug}/${provider.slug}, served at ${domains.map(({ domain }) => domain).join(', ')}`)
}

/** The one line for a failure that is no mistake in this program; undefined for one that is. */
function expectedFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `setting ${error.message}`
  if (error instanceof PackFolderError || error instanceof PackRefused) return error.message
  if (error instanceof DatabaseStartError || error instanceof Fault) return error.message
  return databaseFailure(error)
}

// Checks a data pack, or loads it into the database, and says what came of it.
import { resolve } from 'node:path'
import { importPack } from '#domain/pack/import-pack.ts'
import { type ImportSummary, importKinds, isChange } from '#domain/pack/import-summary.ts'
import { type Pack, PackRefused } from '#domain/pack/pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { createLog } from '#kernel/log.ts'
import { readConfig } from '#wiring/config.ts'
import { openToolStore } from './open-tool-store.ts'
import { complain, print, refuse } from './say.ts'

/** @returns the exit code */
export async function loadPack(given: string, write: boolean): Promise<number> {
  const { faults, notes, pack } = await readPack(resolve(process.env.INIT_CWD ?? '.', given))
  for (const note of notes) print(`note: ${note}`)
  if (!pack) return refuse(faults)
  if (!write) {
    const { procedures, packages, practitioners, hotels, pictures } = pack
    const found = Object.entries({ procedures, packages, practitioners, hotels, pictures })
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
  const store = await openToolStore(
    readConfig(),
    createLog('warn', (line) => complain(line)),
  )
  try {
    return await importPack(store.database, pack)
  } finally {
    await store.close()
  }
}

function report(pack: Pack, summary: ImportSummary): void {
  for (const kind of importKinds) {
    const { added, changed, withdrawn, unchanged } = summary[kind]
    const gone = kind === 'domains' ? 'released' : kind === 'pictures' ? 'removed' : 'withdrawn'
    const name = kind === 'hotelMonths' ? 'room months' : kind
    print(`${`${name}:`.padEnd(15)}${added} added, ${changed} changed, ${withdrawn} ${gone}, ${unchanged} left alone`)
  }
  const { company, provider, domains } = pack
  const changed = Object.values(summary).some(isChange)
  const said = changed ? 'imported' : 'nothing to change for'
  print(`${said} ${company.slug}/${provider.slug}, served at ${domains.map(({ domain }) => domain).join(', ')}`)
}

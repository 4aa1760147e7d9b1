// Fills a database that has no provider yet with the packs that the product ships.
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Log } from '#kernel/log.ts'
import { takeImportLock, writePack } from './import-pack.ts'
import { faultLine, type Pack, PackRefused } from './pack.ts'
import { readPack } from './read-pack.ts'

const faultsNamed = 5

/**
 * Several processes may start at once: one of them imports, the others find its work done.
 * @throws PackRefused that names the first faults of a pack; then nothing of any pack is written
 */
export async function importIfEmpty(database: Database, folders: readonly string[], log: Log): Promise<void> {
  if (!(await database.directory(isEmpty))) return
  const packs: Pack[] = []
  for (const folder of folders) packs.push(await readSound(folder))
  const imported = await database.directory(async (transaction) => {
    await takeImportLock(transaction)
    if (!(await isEmpty(transaction))) return false
    for (const pack of packs) await writePack(transaction, pack, new Date())
    return true
  })
  for (const pack of imported ? packs : []) {
    log.info('pack imported', { company: pack.company.slug, procedures: pack.procedures.length })
  }
}

async function isEmpty(transaction: Transaction): Promise<boolean> {
  return (await transaction.select({ id: providers.id }).from(providers).limit(1)).length === 0
}

async function readSound(folder: string): Promise<Pack> {
  const { faults, pack } = await readPack(folder)
  if (pack) return pack
  const lines = faults.slice(0, faultsNamed).map(faultLine)
  const more = faults.length > faultsNamed ? [`and ${faults.length - faultsNamed} more`] : []
  throw new PackRefused(faults, [`the pack ${folder} has faults:`, ...lines, ...more].join('\n'))
}

// Checks a data pack, or loads it into the database, and says what came of it.
import { resolve } from 'node:path'
import { type PriceChange, unusualPriceChanges } from '#domain/catalogue/pack-price-changes.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { type ImportSummary, importKinds, isChange } from '#domain/pack/import-summary.ts'
import { type Pack, PackRefused } from '#domain/pack/pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { systemClock } from '#kernel/clock.ts'
import { createLog } from '#kernel/log.ts'
import { readConfig } from '#wiring/config.ts'
import type { Store } from '#wiring/store.ts'
import { openToolStore } from './open-tool-store.ts'
import { complain, print, refuse } from './say.ts'

/** An option of import and offer: prices that are unusual are meant. */
export const confirmPrices = 'confirm-prices'
/** An option of check: prices are held against those in the database, which is otherwise not opened. */
export const againstDatabase = 'against-database'

/** @returns the exit code */
export async function checkPack(given: string, flags: ReadonlySet<string>): Promise<number> {
  const pack = await readSound(given)
  if (!pack) return 1
  if (flags.has(againstDatabase)) {
    const changes = await atStore(({ database }) => unusualPriceChanges(database, pack, systemClock()))
    for (const line of sayChanges(changes)) print(`warning: ${line}`)
  }
  const { procedures, packages, practitioners, hotels, pictures } = pack
  const found = Object.entries({ procedures, packages, practitioners, hotels, pictures })
  print(`no faults: ${found.map(([kind, list]) => `${list.length} ${kind}`).join(', ')}; nothing written`)
  return 0
}

/** @returns the exit code */
export async function loadPack(given: string, flags: ReadonlySet<string>): Promise<number> {
  const pack = await readSound(given)
  if (!pack) return 1
  try {
    return await atStore(async ({ database }) => {
      const changes = flags.has(confirmPrices) ? [] : await unusualPriceChanges(database, pack, systemClock())
      if (changes.length > 0) return refusePrices(changes)
      report(pack, await importPack(database, pack))
      return 0
    })
  } catch (error) {
    if (error instanceof PackRefused && error.faults.length > 0) return refuse(error.faults)
    throw error
  }
}

/** @returns undefined when something is wrong with it, which is told */
async function readSound(given: string): Promise<Pack | undefined> {
  const { faults, notes, pack } = await readPack(resolve(process.env.INIT_CWD ?? '.', given))
  for (const note of notes) print(`note: ${note}`)
  if (!pack) refuse(faults)
  return pack
}

async function atStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openToolStore(
    readConfig(),
    createLog('warn', (line) => complain(line)),
  )
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function refusePrices(changes: readonly PriceChange[]): number {
  for (const line of sayChanges(changes)) print(line)
  print(`${changes.length} prices change by more than 30 %; nothing written. If they are right, add --${confirmPrices}`)
  return 1
}

/** Of one thing no more is read through: a calendar has hundreds of nights. */
const mostOfOne = 5

/** `procedure veneers: priceFrom AED 49,500 becomes AED 49.50` */
function sayChanges(changes: readonly PriceChange[]): string[] {
  return [...Map.groupBy(changes, ({ item }) => item)].flatMap(([item, own]) => {
    const told = own.slice(0, mostOfOne).map(({ field, before, after }) => `${field} ${before} becomes ${after}`)
    const more = own.length > told.length ? [`${own.length - told.length} more`] : []
    return [...told, ...more].map((line) => `${item}: ${line}`)
  })
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

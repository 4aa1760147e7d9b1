// Reads a data pack from its folder and names everything that is wrong with it in one go.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { categorySlug } from '#domain/procedures/procedure.ts'
import { decodeSource } from './decode-source.ts'
import { listPack, reasonOf } from './list-pack.ts'
import { noteEarlyEnds } from './note-early-ends.ts'
import { noteHotelPrices } from './note-hotel-prices.ts'
import { notePackagePrices } from './note-package-prices.ts'
import type { Pack, PackFault } from './pack.ts'
import { readExtras } from './read-extras.ts'
import { type ReadHotels, readHotels } from './read-hotels.ts'
import { type ReadPackages, readPackages } from './read-packages.ts'
import { readPictures } from './read-pictures.ts'
import { type ReadPractitioners, readPractitioners } from './read-practitioners.ts'
import { readProcedurePages, refuseMissingPages } from './read-procedure-pages.ts'
import { type ReadProcedures, readProcedureTable } from './read-procedure-table.ts'
import { readProvider } from './read-provider.ts'
import { Reading } from './reading.ts'
import { Source } from './source.ts'

/** `pack` is there when there is no fault. Faults stand in the order of file, line and column. */
export type PackReport = { faults: PackFault[]; notes: string[]; pack?: Pack }

/** @throws PackFolderError when the folder itself cannot be read */
export async function readPack(folder: string): Promise<PackReport> {
  const faults: PackFault[] = []
  const files = await listPack(folder, faults)
  const reading = new Reading(await readSources(folder, files, faults), faults)
  const found = readProvider(reading)
  const table = readProcedureTable(reading)
  const pages = readProcedurePages(reading, table?.slugs)
  refuseMissingPages(reading, table?.slugs ?? [], new Set(files))
  const known = table && new Set(table.slugs.map(({ slug }) => slug))
  const packages = readPackages(reading, known)
  const practitioners = readPractitioners(reading, known)
  const hotels = readHotels(reading, found?.provider.location)
  const extras = readExtras(reading)
  noteActivities(reading)
  const pictures = await readPictures(reading, folder, files, slugsOf(table, packages, practitioners, hotels))
  if (faults.length > 0 || !found || !table || !packages || !practitioners || !hotels || !extras) {
    return { faults: inOrder(faults), notes: reading.notes }
  }
  const procedures = table.rows.map((row) => ({ ...row, text: reading.texts.inOrder(pages.get(row.slug) ?? {}) }))
  const pack = {
    ...found,
    procedures,
    packages: packages.rows,
    practitioners: practitioners.rows,
    hotels: hotels.hotels,
    extras: extras.rows,
    pictures,
  }
  const notes = [
    ...reading.notes,
    ...notePackagePrices(pack.packages, procedures),
    ...noteHotelPrices(pack.packages, pack.hotels),
    ...noteEarlyEnds(pack.packages, procedures),
  ]
  return { faults: [], notes, pack }
}

async function readSources(folder: string, files: string[], faults: PackFault[]): Promise<Map<string, Source>> {
  const texts = files.filter((file) => /\.(json|csv|md)$/.test(file))
  const sources = await Promise.all(
    texts.map(async (file): Promise<[string, Source | undefined]> => {
      try {
        return [file, decodeSource(file, await readFile(join(folder, file)), faults)]
      } catch (error) {
        new Source(file, '', faults).refuse(0, `the file cannot be read: ${reasonOf(error)}`)
        return [file, undefined]
      }
    }),
  )
  return new Map(sources.filter((pair): pair is [string, Source] => pair[1] !== undefined))
}

/** The list of an area that is still to come: it must be a list, and is otherwise left alone. */
function noteActivities(reading: Reading): void {
  const file = 'activities.json'
  const json = reading.json(file)
  if (!json) return
  if (json.root.type !== 'array') json.source.refuse(json.root.offset, 'the file must be a list in [ ]')
  reading.notes.push(`${file}: left alone: this version has no activity area yet`)
}

/** The slugs of all that a picture can show; undefined when one of the lists cannot be read. */
function slugsOf(
  table: ReadProcedures | undefined,
  packages: ReadPackages | undefined,
  practitioners: ReadPractitioners | undefined,
  hotels: ReadHotels | undefined,
): Set<string> | undefined {
  if (!table || !packages || !practitioners || !hotels) return undefined
  const items = [...table.slugs, ...packages.slugs, ...practitioners.slugs, ...hotels.slugs].map(({ slug }) => slug)
  return new Set([...items, ...table.rows.map((row) => categorySlug(row.category))])
}

/** Sorted by place; a fault told twice in the same words is told once. */
function inOrder(faults: readonly PackFault[]): PackFault[] {
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  return [...once.values()].sort(
    (one, other) =>
      Number(one.file > other.file) - Number(one.file < other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      Number(one.message > other.message) - Number(one.message < other.message),
  )
}

// Reads one document of the desk by the rules of the pack: it becomes the sources of a pack of its own, which the pack's readers check.
import { z } from 'zod'
import type { Localized } from '#kernel/localized.ts'
import { checkObject } from './check-object.ts'
import { type DocumentFault, type DocumentPath, jsonSource, type TellFault } from './document-source.ts'
import { longest, textUpTo } from './field-rules.ts'
import { calendarFrame } from './frames.ts'
import type { PackHotelRow, PackNights, PackPackage, PackPractitioner, PackProcedure } from './pack.ts'
import { PackTexts } from './pack-texts.ts'
import { parseJson } from './parse-json.ts'
import { readHotels } from './read-hotels.ts'
import { readPackages } from './read-packages.ts'
import { readPractitioners } from './read-practitioners.ts'
import { readProcedureDocument } from './read-procedure-document.ts'
import { Reading } from './reading.ts'

/** What the provider says elsewhere. */
export type DocumentContext = {
  /** The provider's own first. */
  languages: readonly string[]
  /** Of its location. */
  currency: string
  timeZone: string
  /** Slugs of the procedures that are on sale. */
  procedures: ReadonlySet<string>
}

/** What each kind of document stands for. Where it stands in its list is not part of it. */
export type DocumentRows = {
  procedure: Omit<PackProcedure, 'position'>
  package: Omit<PackPackage, 'position'>
  practitioner: Omit<PackPractitioner, 'position'>
  hotel: Omit<PackHotelRow, 'position'>
  /** For expandCalendar, with the plans of the room. */
  calendar: PackNights[]
  picture: { file?: string | undefined; description: Localized | null }
}
export type DocumentKind = keyof DocumentRows

export type ReadDocument<Row> = { row: Row } | { faults: DocumentFault[] }

type Readers = {
  [K in DocumentKind]: (document: unknown, context: DocumentContext, tell: TellFault) => DocumentRows[K] | undefined
}

const readers: Readers = {
  procedure: (document, { languages }, tell) => readProcedureDocument(document, languages, tell),
  package: (document, context, tell) => {
    const reading = readingOf('packages.json', [document], context, tell)
    return withoutPosition(readPackages(reading, context.procedures)?.rows[0])
  },
  practitioner: (document, context, tell) => {
    const reading = readingOf('practitioners.json', [document], context, tell)
    return withoutPosition(readPractitioners(reading, context.procedures)?.rows[0])
  },
  hotel: (document, context, tell) => {
    const reading = readingOf('hotels.json', [withoutCalendars(document, tell)], context, tell)
    return withoutPosition(readHotels(reading, context)?.hotels[0]?.row)
  },
  calendar: readCalendar,
  picture: readPicture,
}

/**
 * @param document parsed JSON, as write-procedure.ts and its neighbours make it
 * @returns every fault, each with the path of its field; its message ends the sentence that begins with the field's name
 */
export function readDocument<K extends DocumentKind>(
  kind: K,
  document: unknown,
  context: DocumentContext,
): ReadDocument<DocumentRows[K]> {
  return collectFaults((tell) => readers[kind](document, context, tell))
}

/** The row that was read, or what was told; one told twice is told once. */
export function collectFaults<Row>(read: (tell: TellFault) => Row | undefined): ReadDocument<Row> {
  const faults = new Map<string, DocumentFault>()
  const row = read((fault) => faults.set(JSON.stringify(fault), fault))
  if (row !== undefined && faults.size === 0) return { row }
  return { faults: faults.size > 0 ? [...faults.values()] : [{ path: '', message: 'it cannot be read' }] }
}

/** A list of one item, whose place in it is no part of a path. */
function readingOf(file: string, list: unknown, context: DocumentContext, tell: TellFault): Reading {
  const reading = new Reading(new Map([[file, jsonSource(file, list, (path) => path.slice(1), tell)]]), [])
  reading.texts = new PackTexts(context.languages)
  reading.currency = context.currency
  return reading
}

function withoutPosition<Row extends { position: number }>(row: Row | undefined): Omit<Row, 'position'> | undefined {
  if (!row) return undefined
  const { position: _, ...rest } = row
  return rest
}

const roomList = z.looseObject({ rooms: z.array(z.looseObject({})) })

/** The readers want a calendar in each room; in a document each is one of its own. */
function withoutCalendars(document: unknown, tell: TellFault): unknown {
  const { data: hotel } = roomList.safeParse(document)
  if (!hotel) return document
  for (const [at, room] of hotel.rooms.entries()) {
    if ('calendar' in room) tell({ path: `rooms.${at}.calendar`, message: 'calendar is a document of its own' })
  }
  return { ...hotel, rooms: hotel.rooms.map((room) => ({ ...room, calendar: [] })) }
}

const inFrame = 4

function readCalendar(document: unknown, context: DocumentContext, tell: TellFault): PackNights[] | undefined {
  const source = jsonSource('document', document, (path) => path, tell)
  const root = parseJson(source)
  const given = root && checkObject(source, root, { entries: z.unknown() }).some
  if (root?.type !== 'object' || !given) return undefined
  const toField = (path: DocumentPath): DocumentPath => ['entries', ...path.slice(inFrame)]
  const framed = jsonSource('hotels.json', [calendarFrame(context.languages[0] ?? '', given.entries)], toField, tell)
  const reading = new Reading(new Map([['hotels.json', framed]]), [])
  reading.texts = new PackTexts(context.languages)
  reading.currency = context.currency
  return readHotels(reading, context)?.hotels[0]?.calendars[0]?.nights
}

function readPicture(document: unknown, { languages }: DocumentContext, tell: TellFault) {
  const source = jsonSource('document', document, (path) => path, tell)
  const root = parseJson(source)
  const description = new PackTexts(languages).line.nullable().optional()
  const given = root && checkObject(source, root, { file: textUpTo(longest.line).optional(), description }).all
  return given && { ...given, description: given.description ?? null }
}

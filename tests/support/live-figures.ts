// What may stand in an answer of the assistant as a figure: the amounts and days that the product's own endpoints give, and the words of the pack.
import type { CarePackage } from '#contract/packages.ts'
import { listPackages } from '#contract/packages.ts'
import { getProcedure, type Procedure, searchProcedures } from '#contract/procedures.ts'
import { call, type Send } from '#kernel/endpoint.ts'
import type { Language } from '#kernel/language.ts'
import { toMajor } from '#kernel/money.ts'
import type { SampleClinic } from './sample-clinics.ts'

export type Figures = {
  /** `AED 58000`, as they are and rounded to whole units. */
  amounts: ReadonlySet<string>
  /** Days, nights and minutes. */
  counts: ReadonlySet<number>
}

/** What may be asked for of a procedure. */
export type Asked = Pick<Procedure, 'stayDays' | 'hospitalNights' | 'flyFromDay'> & {
  carePackages: Pick<CarePackage, 'nights'>[]
}

export type LiveFigures = {
  /** Of one procedure with its packages. */
  ofProcedure(slug: string): Promise<{ figures: Figures; procedure: Asked }>
  /** Minutes to the clinic. */
  ofHotel(slug: string): Figures
  /** Of everything on sale. */
  ofAll(): Promise<Figures>
}

type Visitor = { language: Language; currency: string | undefined }

/** Read once each, through the endpoints that the pages read. */
export function readLiveFigures(
  send: Send,
  { origin, pack }: SampleClinic,
  { language, currency }: Visitor,
): LiveFigures {
  const visitor = { language, ...(currency !== undefined && { currency }) }
  const procedures = new Map<string, ReturnType<LiveFigures['ofProcedure']>>()
  let all: Promise<Figures> | undefined
  const ofProcedure = (slug: string) => {
    const known = procedures.get(slug) ?? readOne(slug)
    procedures.set(slug, known)
    return known
  }
  const readOne = async (slug: string) => {
    const procedure = await call(send, origin, getProcedure, { procedure: slug, ...visitor })
    return { procedure, figures: figuresOf([procedure, procedure.carePackages, countsOf(procedure)]) }
  }
  const readAll = async () => {
    const { procedures: found } = await call(send, origin, searchProcedures, visitor)
    const { packages } = await call(send, origin, listPackages, visitor)
    return figuresOf([found, packages, found.flatMap(countsOf), packages.flatMap(packageCounts)])
  }
  return {
    ofProcedure,
    ofHotel: (slug) => {
      const hotel = pack.hotels.find(({ row }) => row.slug === slug)
      return figuresOf(hotel ? [[hotel.row.minutesCar, hotel.row.minutesWalk]] : [])
    },
    ofAll: () => {
      all ??= readAll()
      return all
    },
  }
}

type Counted = Pick<Procedure, 'stayDays' | 'hospitalNights' | 'flyFromDay' | 'releaseFromDay' | 'durationMin'> &
  Partial<Procedure>

function countsOf({ recovery = [], carePackages = [], durationMin, ...days }: Counted) {
  const phases = recovery.flatMap(({ unit, from, to }) => (unit === 'day' ? [from, to] : []))
  const nights = carePackages.flatMap(packageCounts)
  // `2 hours 30 minutes` are the 150 of the pack.
  const minutes = [durationMin, durationMin % 60]
  const { stayDays, hospitalNights, flyFromDay, releaseFromDay } = days
  const toFly = [flyFromDay, releaseFromDay].filter((day) => day !== null)
  return [stayDays, hospitalNights, ...minutes, ...toFly, ...phases, ...nights]
}

const packageCounts = ({ nights }: CarePackage) => [nights]

/** Amounts out of anything that holds some; counts out of the numbers that stand in lists alone. */
function figuresOf(parts: unknown[]): Figures {
  const amounts = new Set<string>()
  const counts = new Set<number>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) {
        if (typeof one === 'number') counts.add(one)
        else look(one)
      }
    } else if (isMoney(value)) {
      const major = Number(toMajor(value))
      for (const amount of [major, Math.round(major)]) amounts.add(`${value.currency} ${amount}`)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(parts)
  return { amounts, counts }
}

function isMoney(value: unknown): value is { amountMinor: number; currency: string } {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value
}

/** All that a pack says in a language, as one line: what is quoted out of it letter by letter stands in there. */
export function wordsOfPack({ pack }: SampleClinic, language: Language): string {
  const said: string[] = []
  const look = (value: unknown): void => {
    if (typeof value === 'string') said.push(value)
    else if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isInline)) said.push(value.map(textOf).join(''))
      else value.forEach(look)
    } else if (typeof value === 'object' && value !== null) {
      const words: Record<string, unknown> = { ...value }
      if (language in words) look(words[language])
      else Object.values(words).forEach(look)
    }
  }
  look([pack.company, pack.provider, pack.procedures, pack.packages, pack.practitioners])
  for (const { row } of pack.hotels) look(row)
  return oneLine(said.join(' '))
}

const isInline = (part: unknown) =>
  typeof part === 'string' || (typeof part === 'object' && part !== null && ('bold' in part || 'link' in part))

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null) return ''
  if ('bold' in part) return String(part.bold)
  return 'text' in part ? String(part.text) : ''
}

/** Without marks of direction, and with plain spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

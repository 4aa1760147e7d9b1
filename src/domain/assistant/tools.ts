// The live figures of an answer: what the assistant may look up, each by the same deed as the pages do.
import type { Price } from '#domain/currency/price.ts'
import type { DaysToFly } from '#kernel/days-to-fly.ts'
import type { Money } from '#kernel/money.ts'
import type { PriceUnit, Quantity } from '#kernel/price-unit.ts'

/** Its days to fly are those of its procedure. */
export type PackageFacts = {
  slug: string
  name: string
  /** Slug. */
  procedure: string
  summary: string
  nights: number
  /** Stars; 0 without a hotel. */
  hotelClass: number
  transfers: number
  companions: number
  inside: { text: string; mayChangeIf: string | null }[]
  excluded: string[]
  price: Price
  /** What it costs less than its parts; null where they cost no more. */
  saving: Price | null
  validTo: string
} & DaysToFly

export type ProcedureBrief = {
  slug: string
  name: string
  category: string
  summary: string
  price: Price
  /** What the price is for. */
  unit: PriceUnit
  durationMin: number
  /** `local`, `general` ... as the pack has it. */
  anaesthesia: string
  hospitalNights: number
  stayDays: number
} & DaysToFly

export type ProcedureFacts = ProcedureBrief & {
  flySource: string | null
  reviewedBy: string
  reviewedOn: string
  packages: PackageFacts[]
  practitioners: { slug: string; name: string; title: string }[]
}

/** Whether somebody may fly so many days after a procedure: what the page says, and no more. */
export type FlightCheck = {
  procedure: { slug: string; name: string }
  performedOn: string
  flyOn: string
  daysBetween: number
  days: DaysToFly
  /** First plain date on which general guidance lets a person fly, and on which the surgeon may release them. */
  flyFrom: string | null
  releaseFrom: string | null
  /** Null where only the surgeon can say: then nothing is said of the dates. */
  verdict: 'enough' | 'with-release' | 'too-early' | null
  source: string | null
}

/** When somebody is at the clinic: hours, and no appointments that could be made. */
export type ClinicHours = {
  practitioner: { slug: string; name: string }
  timeZone: string
  isGiven: boolean
  hours: { startsAt: string; endsAt: string }[]
}

export type Estimate = { quantity: Quantity; price: Price }

export type Converted = { from: Money; to: Money; source: string; asOf: string | null }

/** Of whoever is signed in, and of nobody else. */
export type TripFacts = {
  steps: { code: string; about: string; by: string | null; href: string }[]
  fitToFly: { about: string; flyFrom: string; by: string }[]
}

/** In the language and the currency of whoever asks. */
export type AssistantTools = {
  findProcedures(words: string): Promise<ProcedureBrief[]>
  /** By slug or name. */
  readProcedure(procedure: string): Promise<ProcedureFacts | undefined>
  /** So many of what a procedure is priced for; undefined where nothing is counted or nobody has so many. @param procedure slug or name */
  estimate(procedure: string, count: number): Promise<Estimate | undefined>
  listPackages(procedure?: string): Promise<PackageFacts[]>
  /** Undefined where there is no rate. @param amount major units, `1200` or `1200.50` */
  convert(amount: string, from: string, to: string): Promise<Converted | undefined>
  checkFitToFly(asked: { procedure: string; performedOn: string; flyOn: string }): Promise<FlightCheck | undefined>
  /** The next two weeks. */
  readHours(practitioner: string): Promise<ClinicHours | undefined>
  /** The page on which a quote is asked for; nothing is sent. A `count` that the procedure cannot have is left out. */
  startQuote(about: {
    procedure?: string | undefined
    package?: string | undefined
    count?: number | undefined
  }): Promise<{ path: string }>
  readTrip(): Promise<TripFacts | 'not-signed-in'>
}

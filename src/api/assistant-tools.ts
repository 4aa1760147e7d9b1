// What the assistant may look up, each through the endpoint that the pages use: one gate, one presenter, and the asker's own session.
import { type CarePackage, listPackages } from '#contract/packages.ts'
import { listPractitionerHours, listPractitioners } from '#contract/practitioners.ts'
import {
  getProcedure,
  listEstimates,
  type Procedure,
  type ProcedureSummary,
  searchProcedures,
} from '#contract/procedures.ts'
import { getTripOverview } from '#contract/trips.ts'
import { checkFlight } from '#domain/assistant/check-flight.ts'
import type {
  AssistantTools,
  Converted,
  PackageFacts,
  ProcedureBrief,
  ProcedureFacts,
} from '#domain/assistant/tools.ts'
import type { Exchange } from '#domain/currency/exchange.ts'
import { call as callEndpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import type { Language } from '#kernel/language.ts'
import { parseMajor, toCurrency } from '#kernel/money.ts'
import type { ApiApp, Call } from './serve.ts'

type ToolParts = { app: ApiApp; exchange: Exchange }
type Visitor = { language: Language; currency: string | undefined }

/** As many as are of use to somebody who asks which there are. */
const mostFound = 6

export function openTools(
  { app, exchange }: ToolParts,
  call: Pick<Call, 'origin' | 'header'>,
  visitor: Visitor,
): AssistantTools {
  const { origin } = call
  const { language, currency } = visitor
  const asked = { language, ...(currency && { currency }) }
  const send = (request: Request) => app.hono.fetch(request)
  const own = sessionOf(call)
  const readProcedure = (procedure: string): Promise<ProcedureFacts | undefined> =>
    knownOnly(async () => presentProcedure(await callEndpoint(send, origin, getProcedure, { procedure, ...asked })))
  const estimate: AssistantTools['estimate'] = async (procedure, count) => {
    const { procedures } = await callEndpoint(send, origin, listEstimates, { procedure, ...asked })
    const [found] = procedures
    const price = found?.prices[count - 1]
    return found && price && { quantity: { count, unit: found.unit }, price }
  }
  return {
    findProcedures: async (words) => {
      const { procedures } = await callEndpoint(send, origin, searchProcedures, { q: words.slice(0, 100), ...asked })
      return procedures.slice(0, mostFound).map(presentBrief)
    },
    readProcedure,
    estimate,
    listPackages: async (procedure) => {
      const wish = { ...asked, ...(procedure && { procedure }) }
      return (await callEndpoint(send, origin, listPackages, wish)).packages.map(presentPackage)
    },
    convert: (amount, from, to) => convert(exchange, { amount, from, to }),
    checkFitToFly: async ({ procedure, ...dates }) => {
      const known = await readProcedure(procedure)
      return known && checkFlight(known, dates)
    },
    readHours: async (slug) => {
      const { practitioners } = await callEndpoint(send, origin, listPractitioners, { language })
      const known = practitioners.find((one) => one.slug === slug)
      if (!known) return undefined
      const hours = await callEndpoint(send, origin, listPractitionerHours, { practitioner: slug })
      return { practitioner: { slug, name: known.name }, ...hours }
    },
    startQuote: async ({ procedure, package: carePackage, count }) => {
      const several = procedure && !carePackage && count !== undefined ? await estimate(procedure, count) : undefined
      const about = { procedure, package: carePackage, count: several?.quantity.count }
      const given = Object.entries(about).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]))
      const query = new URLSearchParams(given).toString()
      return { path: query ? `/quote?${query}` : '/quote' }
    },
    readTrip: async () => {
      const trip = await callEndpoint(send, origin, getTripOverview, asked, own).catch((error: unknown) => {
        if (error instanceof Fault && ['not-signed-in', 'not-allowed'].includes(error.code)) return undefined
        throw error
      })
      if (!trip) return 'not-signed-in'
      return {
        steps: trip.steps.map(({ code, about, by, href }) => ({ code, about, by, href })),
        fitToFly: trip.fitToFly.map(({ about, flyFrom, by }) => ({ about, flyFrom, by })),
      }
    },
  }
}

/** Who asks, as their own request says it. */
const sessionOf = ({ header }: Pick<Call, 'header'>): Record<string, string> =>
  Object.fromEntries(
    ['authorization', 'cookie'].flatMap((name) => {
      const value = header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Undefined for what the provider does not have. */
async function knownOnly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Fault && ['not-found', 'invalid-input'].includes(error.code)) return undefined
    throw error
  }
}

function presentBrief(one: ProcedureSummary): ProcedureBrief {
  const { slug, name, summary, price, unit, durationMin, anaesthesia, hospitalNights, stayDays } = one
  const { flyFromDay, releaseFromDay } = one
  const category = one.category.name
  return {
    slug,
    name,
    category,
    summary,
    price,
    unit,
    durationMin,
    anaesthesia,
    hospitalNights,
    stayDays,
    flyFromDay,
    releaseFromDay,
  }
}

function presentProcedure(one: Procedure): ProcedureFacts {
  const { flySource, reviewedBy, reviewedOn, carePackages, practitioners } = one
  return {
    ...presentBrief(one),
    flySource,
    reviewedBy,
    reviewedOn,
    packages: carePackages.map(presentPackage),
    practitioners: practitioners.map(({ slug, name, title }) => ({ slug, name, title })),
  }
}

function presentPackage(one: CarePackage): PackageFacts {
  const { slug, name, summary, nights, hotelClass, transfers, companions, excluded, price, saving, validTo } = one
  const { flyFromDay, releaseFromDay } = one
  const inside = one.inside.map(({ text, mayChangeIf }) => ({ text, mayChangeIf }))
  const procedure = one.procedure.slug
  return {
    slug,
    name,
    procedure,
    summary,
    nights,
    hotelClass,
    transfers,
    companions,
    inside,
    excluded,
    price,
    saving,
    validTo,
    flyFromDay,
    releaseFromDay,
  }
}

/** At reference rates, for information: nothing is charged by them. */
async function convert(
  exchange: Exchange,
  asked: { amount: string; from: string; to: string },
): Promise<Converted | undefined> {
  const [from, to] = [toCurrency(asked.from), toCurrency(asked.to)]
  const amount = from && parseMajor(asked.amount, from)
  if (!from || !to || !amount || !exchange.knows(from) || !exchange.knows(to)) return undefined
  const converter = await exchange.converterFor([])
  const rate = converter.describe([[from, to]])
  return {
    from: amount,
    to: converter.convert(amount, to),
    source: rate?.source ?? '',
    asOf: rate?.date ?? null,
  }
}

// What a model may look up while it answers, by the same deeds as the pages; all that comes back is evidence.
import { z } from 'zod'
import type { Language } from '#kernel/language.ts'
import { mostOfAll } from '#kernel/price-unit.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { ModelTool } from './chat-model.ts'
import type { Evidence, Finding } from './evidence.ts'
import { figuresMatch } from './figures-match.ts'
import { holdsOrders } from './orders-in-text.ts'
import type { AssistantTools } from './tools.ts'
import {
  writeBrief,
  writeConverted,
  writeEstimate,
  writeFlight,
  writeHours,
  writePackage,
  writeProcedure,
  writeTrip,
} from './write-findings.ts'

const name = z.string().min(1).max(100)
const date = z.iso.date()
const currency = z.string().regex(/^[A-Za-z]{3}$/)

/** Look-ups for one answer; beyond them something is wrong with the model. */
const mostRuns = 10

type Parts = { tools: AssistantTools; evidence: Evidence; language: Language; clinic: string }

export function createModelTools(parts: Parts): ModelTool[] {
  const lookUp = createLookUp(parts.evidence)
  return [offerTools, figureTools, personTools].flatMap((make) => make(parts, lookUp))
}

type LookUp = ReturnType<typeof createLookUp>

function createLookUp(evidence: Evidence) {
  let runs = 0
  return <T extends z.ZodType>(tool: {
    name: string
    description: string
    input: T
    find(input: z.output<T>): Promise<Finding[] | string | undefined>
  }): ModelTool => ({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    run: async (given) => {
      runs += 1
      if (runs > mostRuns) return 'Nothing more can be looked up. Answer with what you have.'
      const parsed = tool.input.safeParse(given)
      if (!parsed.success) return 'That input does not fit this tool.'
      // What went wrong is told to nobody outside: the model hears that there is nothing.
      const found = await tool.find(parsed.data).catch(() => undefined)
      return typeof found === 'string' ? found : tellFindings(found ?? [], evidence)
    },
  })
}

const offerTools = ({ tools, language }: Parts, lookUp: LookUp): ModelTool[] => [
  lookUp({
    name: 'find_procedures',
    description: 'Procedures that the clinic offers, with prices and days, found by words.',
    input: z.object({ words: name }),
    find: async ({ words }) => (await tools.findProcedures(words)).map((one) => writeBrief(one, language)),
  }),
  lookUp({
    name: 'read_procedure',
    description:
      'Price, days, practitioners and packages of one procedure, by its slug or name. A price per tooth, eye, jaw, side or session is for one: give the count that was asked for, and say what all of them cost.',
    input: z.object({ procedure: name, count: z.int().min(2).max(mostOfAll).optional() }),
    find: async ({ procedure, count }) => {
      const found = await tools.readProcedure(procedure)
      if (!found) return undefined
      const several = count === undefined ? undefined : await tools.estimate(found.slug, count)
      return [...(several ? [writeEstimate(found, several, language)] : []), ...writeProcedure(found, language)]
    },
  }),
  lookUp({
    name: 'list_packages',
    description: 'Packages with prices, what is included and what is not: all, or those of one procedure by its slug.',
    input: z.object({ procedure: name.optional() }),
    find: async ({ procedure }) => (await tools.listPackages(procedure)).flatMap((one) => writePackage(one, language)),
  }),
]

const figureTools = ({ tools, evidence, language }: Parts, lookUp: LookUp): ModelTool[] => [
  lookUp({
    name: 'convert_amount',
    description:
      'An amount of money that the data or a tool gave, in another currency, at reference rates. Amount in major units, currencies by code. Repeat its sentence word for word.',
    input: z.object({ amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/), from: currency, to: currency }),
    find: async ({ amount, from, to }) => {
      // What a visitor says that something costs would come back as if it had been looked up.
      if (!isFound(Number(amount), from.toUpperCase(), evidence)) return 'That amount is in nothing that was found.'
      const found = await tools.convert(amount, from.toUpperCase(), to.toUpperCase())
      return found && [writeConverted(found, language)]
    },
  }),
  lookUp({
    name: 'check_fit_to_fly',
    description:
      'Whether a flight lies long enough after a procedure, by what its page says. Dates as 2027-01-31. Repeat its sentences with dates word for word.',
    input: z.object({ procedure: name, performedOn: date, flyOn: date }),
    find: async (asked) => {
      const found = await tools.checkFitToFly(asked)
      return found && writeFlight(found, language)
    },
  }),
  lookUp({
    name: 'read_hours',
    description:
      'When a practitioner is at the clinic in the next two weeks, by slug. No appointments are made by this.',
    input: z.object({ practitioner: name }),
    find: async ({ practitioner }) => {
      const found = await tools.readHours(practitioner)
      return found && [writeHours(found, language)]
    },
  }),
]

const isFound = (value: number, currency: string, { units }: Evidence): boolean =>
  units
    .filter(({ isLiteral }) => !isLiteral)
    .flatMap(({ lines }) => lines.flatMap(({ figures }) => figures))
    .some((found) => figuresMatch({ kind: 'amount', value, currencies: [currency] }, found))

const personTools = ({ tools, evidence, language, clinic }: Parts, lookUp: LookUp): ModelTool[] => [
  lookUp({
    name: 'start_quote',
    description:
      'The page on which the person asks for a quote themselves. Nothing is sent. Slugs of what it is about, and the count where they said how many teeth, eyes, jaws, sides or sessions.',
    input: z.object({
      procedure: name.optional(),
      package: name.optional(),
      count: z.int().min(1).max(mostOfAll).optional(),
    }),
    find: async (about) => {
      const { path } = await tools.startQuote(about)
      evidence.addPath(path, translatorOf(language)('shell.quote'))
      return `Path: ${path}`
    },
  }),
  lookUp({
    name: 'look_at_my_trip',
    description: 'The next steps of the person who asks, if they are signed in. Of nobody else.',
    input: z.object({}),
    find: async () => {
      const trip = await tools.readTrip()
      if (trip === 'not-signed-in')
        return 'The person is not signed in, so nothing is known of their trip. They can sign in on this site.'
      return writeTrip(trip, clinic, language)
    },
  }),
]

/** What speaks to a model in place of a reader is left out, and is no evidence. */
export function tellFindings(findings: readonly Finding[], evidence: Evidence): string {
  const clean = findings.filter(({ title, lines }) => !holdsOrders([title, ...lines].join('\n')))
  for (const finding of clean) evidence.add(finding)
  if (clean.length === 0) return 'Nothing was found.'
  return clean
    .map(({ title, path, lines }) => [`# ${title}${path ? ` (path: ${path})` : ''}`, ...lines].join('\n'))
    .join('\n\n')
}

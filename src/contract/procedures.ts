// Procedures: finding one, comparing up to three, reading everything about one.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { priceUnits } from '#kernel/price-unit.ts'
import { block, inline } from '#kernel/rich-text.ts'
import { money, price, rateSource } from './money.ts'
import { carePackage } from './packages.ts'
import { photo } from './pictures.ts'
import { practitioner } from './practitioners.ts'
import { visitorInput } from './visitor.ts'

const category = z.object({ slug: z.string(), name: z.string() })

export const procedureSummary = z.object({
  slug: z.string(),
  name: z.string(),
  category,
  summary: z.string(),
  price,
  /** What the price is for: one of these, or the whole procedure. */
  unit: z.enum(priceUnits),
  durationMin: z.int(),
  anaesthesia: z.string(),
  hospitalNights: z.int(),
  stayDays: z.int(),
  /** Day after the procedure from which general guidance lets a person fly without asking; `null` where there is none. */
  flyFromDay: z.int().nullable(),
  /** Earliest day on which the clinic's surgeon may release the patient in writing; `null` where the clinic plans no release. */
  releaseFromDay: z.int().nullable(),
  /** Number of packages on sale for it. */
  packages: z.int(),
  photo: photo.nullable(),
})
export type ProcedureSummary = z.infer<typeof procedureSummary>

export const sortOrders = ['relevance', 'name', 'price', 'stay', 'recovery'] as const
export type SortOrder = (typeof sortOrders)[number]

/** At most this many procedures stand side by side. */
export const compareLimit = 3

const dayCount = z.coerce.number().int().min(0).max(400)

/** What the list can be narrowed by; every key is a query parameter of the page as well. */
export const procedureFilter = z.object({
  q: z.string().trim().max(100).optional(),
  category: z.string().max(100).optional(),
  /** Currency and whole major units, so that a shared address means the same to everyone: `EUR-5000`. */
  maxPrice: z
    .string()
    .regex(/^[A-Z]{3}-\d{1,9}$/)
    .optional(),
  maxStay: dayCount.optional(),
  maxFly: dayCount.optional(),
  sort: z.enum(sortOrders).optional(),
})
export type ProcedureFilter = z.infer<typeof procedureFilter>

export const searchProcedures = endpoint({
  name: 'searchProcedures',
  method: 'GET',
  path: '/api/procedures',
  input: procedureFilter.extend({
    ...visitorInput,
    /** Slugs to lay side by side; more than the limit are left out. */
    compare: z
      .union([z.string(), z.array(z.string())])
      .transform((slugs) => [slugs].flat())
      .pipe(z.array(z.string().max(200)).max(20))
      .optional(),
  }),
  reply: z.object({
    procedures: z.array(procedureSummary),
    compared: z.array(procedureSummary),
    categories: z.array(category.extend({ count: z.int(), photo: photo.optional() })),
    /** Round amounts in the visitor's currency that split the list sensibly. */
    priceSteps: z.array(money),
    total: z.int(),
    /** True when nothing matched as typed and near spellings were taken. */
    forgiven: z.boolean(),
    /** That the words find nothing, with the category that is nearest to the treatment they name; null for all other searches. */
    notOffered: z.object({ nearest: category.nullable() }).nullable(),
    rate: rateSource.nullable(),
  }),
  who: 'anyone',
  summary: 'Procedures on sale, searched, filtered and sorted.',
})

/** So many of what the price is for: eight teeth. */
export const quantity = z.object({ count: z.int(), unit: z.enum(priceUnits) })

export const listEstimates = endpoint({
  name: 'listEstimates',
  method: 'GET',
  path: '/api/estimates',
  input: z.object({ ...visitorInput, procedure: z.string().max(200).optional() }),
  reply: z.object({
    procedures: z.array(
      z.object({
        slug: z.string(),
        unit: z.enum(priceUnits),
        /** What one cost, what two cost, and so on, as many as one person can ask for. */
        prices: z.array(price),
      }),
    ),
    rate: rateSource.nullable(),
  }),
  who: 'anyone',
  summary: 'What several cost of procedures that are priced per tooth, eye or the like, at the price of the list.',
})

export const recoveryPhase = z.object({
  unit: z.enum(['day', 'week', 'month']),
  from: z.int(),
  to: z.int(),
  text: z.array(inline),
})

export const priceLine = z.object({ text: z.string(), mayChangeIf: z.string().nullable() })

export const procedure = procedureSummary.extend({
  /** The language that name and summary came in, and that of everything below. */
  nameLanguage: z.string(),
  textLanguage: z.string(),
  whatItIs: z.array(block),
  whoItIsFor: z.array(block),
  whoItIsNotFor: z.array(block),
  steps: z.array(block),
  recovery: z.array(recoveryPhase),
  risks: z.array(block),
  included: z.array(priceLine),
  notIncluded: z.array(z.string()),
  aftercare: z.array(block),
  questions: z.array(z.object({ question: z.string(), answer: z.array(block) })),
  flySource: z.string().nullable(),
  flySourceUrl: z.string().nullable(),
  reviewedBy: z.string(),
  reviewedOn: z.iso.date(),
  carePackages: z.array(carePackage),
  practitioners: z.array(practitioner),
  rate: rateSource.nullable(),
})
export type Procedure = z.infer<typeof procedure>

export const getProcedure = endpoint({
  name: 'getProcedure',
  method: 'GET',
  path: '/api/procedures/{procedure}',
  input: z.object({ procedure: z.string().min(1).max(200), ...visitorInput }),
  reply: procedure,
  who: 'anyone',
  summary: 'Everything about one procedure, by its slug or its name in any of its languages.',
})

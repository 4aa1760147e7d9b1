// Offers at the desk: what is known of a request, the offer while it is written, sending and withdrawing it, and the final bill.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { priceUnits } from '#kernel/price-unit.ts'
import { money } from './money.ts'
import { offer, quoteState } from './offers.ts'
import { quantity } from './procedures.ts'
import { writtenText } from './written-text.ts'

/** Longer than any rule allows: what is too long is said beside the field, and kept all the same. */
const typed = (max: number) => z.string().max(max)
const texts = (max: number) => z.record(z.string().max(10), typed(max))
const localized = z.record(z.string(), z.string())
const list = <T extends z.ZodType>(item: T) => z.array(item).max(80)

/** As it stands in the fields: amounts in major units as they were typed, `''` for what is open. */
export const draftContent = z.object({
  currency: typed(3),
  validUntil: typed(10),
  lines: list(z.object({ label: texts(400), amount: typed(40), mayChangeIf: texts(400) })),
  includes: list(texts(400)),
  excludes: list(texts(400)),
  deposit: typed(40),
  instalments: list(z.object({ amount: typed(40), daysBefore: typed(10), on: typed(10) })),
  /** `fee`: a part in percent, or an amount. None: cancelling costs what the clinic says of every treatment. */
  cancellation: list(
    z.object({ daysBefore: typed(10), time: typed(10), by: z.enum(['percent', 'amount']), fee: typed(40) }),
  ).default([]),
  documents: list(typed(40)),
  from: typed(10),
  until: typed(10),
  practitioner: typed(80),
  note: texts(4000),
})
export type DraftContent = z.output<typeof draftContent>

/** `path`: `includes.0.en`; `said` there, `meant` by what it differs `from`. Names are by language. */
const wordDifference = z.discriminatedUnion('about', [
  z.object({
    path: z.string(),
    about: z.literal('nights'),
    from: z.enum(['lines', 'days']),
    said: z.int(),
    meant: z.array(z.int()),
  }),
  z.object({
    path: z.string(),
    about: z.enum(['hotel', 'practitioner', 'quantity']),
    from: z.enum(['lines', 'chosen']),
    said: localized,
    meant: z.array(localized),
  }),
])

/** By the rules of the file of an offer (docs/offers.md). */
export const draftCheck = z.object({
  /** Of the lines whose amount can be read. */
  total: money.nullable(),
  /** Whether these are all of them. */
  isWhole: z.boolean(),
  /** By the place of the field: `lines.0.label.en`. */
  faults: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Places of texts that the patient would read in the provider's first language, for want of their own. */
  lacks: z.array(z.string()),
  /** Lines below the catalogue's price for the same, or more than 30 % above it, in the currency of the offer. */
  prices: z.array(z.object({ path: z.string(), amount: money, low: money, high: money })),
  /** Why the patient could not pay it on this site: it says no first day, it has begun, nothing says what cancelling costs, or too much is paid before; null where they can, or something is wrong. */
  cannotBePaid: z.enum(['no-dates', 'over', 'no-policy', 'no-plan']).nullable(),
  /** Where words name something else than the lines, the days or the practitioner chosen: nothing that stops the offer. */
  differences: z.array(wordDifference),
})
export type DraftCheck = z.output<typeof draftCheck>

const kept = z.object({
  content: draftContent,
  /** 0: nobody has written at it yet, and it is what the product begins with. */
  version: z.int(),
  /** Of the last save; null where there was none. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})

const bill = z.object({
  amount: money,
  /** As the offer that was accepted. */
  isAsQuoted: z.boolean(),
  why: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})

const place = z.object({ reference: z.string().max(20) })

export const readOfferDesk = endpoint({
  name: 'readOfferDesk',
  method: 'GET',
  path: '/api/desk/offers/{reference}',
  input: place.extend({ language: z.string().max(10).optional() }),
  reply: z.object({
    request: z.object({
      reference: z.string(),
      /** Slugs of what it is about: the procedure and its packages, what was named first. */
      asked: z.array(z.string()),
      /** In the language asked for: what it is about. */
      title: z.string(),
      procedure: z.string().nullable(),
      package: z.string().nullable(),
      state: quoteState,
      name: z.string(),
      /** That the patient reads: what is sent is written in it, where the provider writes it. */
      language: z.string(),
      quantity: quantity.nullable(),
      need: z.string(),
      earliest: z.string().nullable(),
      latest: z.string().nullable(),
      flexibility: z.string(),
      companions: z.int(),
      budget: money.nullable(),
      medicalNotes: z.string(),
      sentAt: z.iso.datetime(),
      messages: z.array(
        z.object({ id: z.string(), from: z.enum(['client', 'provider']), text: z.string(), at: z.string() }),
      ),
    }),
    /** Id of the patient's page; null while nobody with an account has claimed the request. */
    patient: z.string().nullable(),
    /** Whether a mail tells them of an offer: `unwanted`: they want none; `unreachable`: no confirmed address is known. */
    reach: z.enum(['mail', 'unwanted', 'unreachable']),
    draft: kept,
    check: draftCheck,
    /** Newest first, in the language asked for. */
    versions: z.array(offer.extend({ by: z.string() })),
    bill: bill.nullable(),
    /** Languages to write in: the provider's first, and the patient's where it is one of the provider's. */
    languages: z.array(z.string()).min(1),
    /** Those of the provider first, then all that there is a rate for. */
    currencies: z.array(z.string()),
    practitioners: z.array(z.object({ slug: z.string(), name: z.string() })),
    documents: z.array(z.string()),
    /** Plain date where the provider is. */
    today: z.string(),
  }),
  who: 'staff',
  may: 'offers.write',
  summary: 'A request with its offers, and the one that is being written. The look stands in the patient’s access log.',
})

const line = draftContent.shape.lines.element

export const readOfferShelf = endpoint({
  name: 'readOfferShelf',
  method: 'GET',
  path: '/api/desk/offer-shelf',
  input: z.object({
    /** That amounts are wanted in. */
    currency: z.string().max(3),
    /** That the patient reads. */
    language: z.string().max(10),
    /** Of a request: what it asks for is added as a line for as many as it says. */
    reference: z.string().max(20).optional(),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['procedure', 'package', 'part', 'hotel']),
        slug: z.string(),
        name: localized,
        within: localized.nullable(),
        /** In major units of the currency asked for; both alike when it is one figure. */
        price: z.object({ from: z.string(), to: z.string() }).nullable(),
        unit: z.enum(priceUnits),
        /** What is added to the offer. */
        adds: z.object({ lines: z.array(line), includes: z.array(localized), excludes: z.array(localized) }),
      }),
    ),
  }),
  who: 'staff',
  may: 'offers.write',
  summary: 'What lines of an offer can be taken from the catalogue, ready to be added, in the currency of the offer.',
})

export const saveOfferDraft = endpoint({
  name: 'saveOfferDraft',
  method: 'POST',
  path: '/api/desk/offers/{reference}/draft',
  input: place.extend({
    content: draftContent,
    /** Of the draft that the writer began from; 0: there was none. */
    version: z.int32().min(0),
  }),
  /** `conflict`: a colleague kept another one since; it is told here, and nothing was written over it. */
  reply: z.object({ outcome: z.enum(['saved', 'conflict']), draft: kept, check: draftCheck }),
  who: 'staff',
  may: 'offers.write',
  mostBytes: 512 * 1024,
  summary: 'Keeps an offer while it is written. The same again is no fault.',
})

export const previewOffer = endpoint({
  name: 'previewOffer',
  method: 'GET',
  path: '/api/desk/offers/{reference}/preview',
  input: place,
  reply: z.object({
    /** That the patient reads, and the currency that they read prices in. */
    language: z.string(),
    currency: z.string(),
    check: draftCheck,
    /** As the patient would get it; null while something is wrong. */
    offer: offer.nullable(),
    /** The version that it would take the place of, in the same language. */
    before: offer.nullable(),
  }),
  who: 'staff',
  may: 'offers.write',
  summary: 'The offer that is being written, as the patient would read it.',
})

export const sendOfferDraft = endpoint({
  name: 'sendOfferDraft',
  method: 'POST',
  path: '/api/desk/offers/{reference}/send',
  input: place.extend({
    /** Of the draft that is meant: another one is not sent. */
    version: z.int32().min(1),
    /** The last version that the sender has seen; 0 for none. */
    after: z.int32().min(0),
    /** Of `prices` in the draft's check: those that are meant, each with the amount that it is said of. */
    confirmedPrices: z
      .array(z.object({ path: z.string().max(40), amountMinor: z.int() }))
      .max(80)
      .default([]),
  }),
  reply: z.object({ version: z.int(), isNew: z.boolean(), told: z.boolean() }),
  who: 'staff',
  may: 'offers.write',
  summary: 'Sends the kept draft as the next version of the offer, once.',
})

export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  method: 'POST',
  path: '/api/desk/offers/{reference}/withdraw',
  input: place.extend({ version: z.int32().min(1) }),
  reply: z.object({ version: z.int(), isNew: z.boolean(), told: z.boolean() }),
  who: 'staff',
  may: 'offers.write',
  summary: 'Takes back the open offer. Again is no fault.',
})

export const writeFinalBill = endpoint({
  name: 'writeFinalBill',
  method: 'POST',
  path: '/api/desk/offers/{reference}/bill',
  input: place.extend({
    /** Major units as typed; left out: the bill was what the offer said. */
    amount: z.string().max(40).optional(),
    /** Left out: that of the offer. */
    currency: z.string().max(3).optional(),
    why: writtenText(2000).default(''),
  }),
  reply: z.object({ bill }),
  who: 'staff',
  may: 'offers.write',
  summary: 'Writes down what the patient paid in the end, beside the offer that they accepted.',
})

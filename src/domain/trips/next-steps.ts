// What a client does next on their way: one function from what is so to the steps, the most pressing first.
import type { DocumentKind } from '#domain/documents/document.ts'
import type { OfferState } from '#domain/quotes/offer.ts'
import type { QuoteState } from '#domain/quotes/offer-states.ts'
import { addDays } from '#kernel/plain-date.ts'

/** Of the kinds that there are, in the order in which they press when no date does; the first is done, and stands at their head. */
export const stepCodes = [
  'offer-accepted',
  'confirm-email',
  'confirm-hotel',
  'answer-offer',
  'pay-instalment',
  'booking-soon',
  'stay-soon',
  'renew-passport',
  'book-hotel',
  'add-documents',
  'share-documents',
  'complete-details',
  'ask-for-quote',
  'wait-for-offer',
] as const
export type StepCode = (typeof stepCodes)[number]

/** `quote`, `stay`, `order`: which request, hotel booking or order it is about, by its reference; `by`: a plain date. */
export type NextStep = { code: StepCode; quote: string | null; by: string | null; stay?: string; order?: string }

export type QuoteFacts = {
  reference: string
  state: QuoteState
  /** Whether the provider's word is awaited. */
  isProvidersTurn: boolean
  /** Plain date by which a first answer is promised. */
  replyBy: string
  /** Whether a hotel is in the package that was asked for. */
  hasHotel: boolean
  /** The last version of the offer. All dates are plain. */
  offer:
    | {
        state: OfferState
        validUntil: string
        from: string | null
        until: string | null
        documents: DocumentKind[]
        /** Slug of the practitioner whom the offer names, who asks for its documents. */
        practitioner: string | null
      }
    | undefined
}

export type TripFacts = {
  /** Newest request first. */
  quotes: QuoteFacts[]
  /** Hotel bookings that are coming or under way: plain dates, the day of departure last. A held room is not booked yet. */
  stays: readonly { reference: string; from: string; until: string; isHeld: boolean }[]
  /** Orders that are booked, with the plain date of the next part that nobody has paid. */
  dues: readonly { order: string; on: string }[]
  /** Kinds of the client's documents, and those among them that each practitioner, by their slug, may see now. */
  has: ReadonlySet<DocumentKind>
  shared: ReadonlyMap<string, ReadonlySet<DocumentKind>>
  /** Last day of their passport; empty until they say. */
  passportUntil: string
  /** Whether a telephone number, an address and somebody to call in an emergency are known. */
  hasDetails: boolean
}

/** Near enough for whatever is due to come before all that is not. */
const soonDays = 7
/** A journey begins to be packed for. */
const journeyDays = 14
/**
 * The State Department of the United States recommends at least six months beyond the journey, since many lands let nobody in with less
 * (travel.state.gov, "International Travel"). What a land asks for may be less: it is a reminder, and no refusal.
 */
const passportMonths = 6

/** @param today plain date where the provider is */
export function nextSteps(facts: TripFacts, today: string): NextStep[] {
  const { quotes } = facts
  const steps: NextStep[] = []
  const add = (code: StepCode, quote: string | null, by: string | null) => steps.push({ code, quote, by })
  if (quotes.length === 0) add('ask-for-quote', null, null)
  for (const { reference, state, offer, isProvidersTurn, replyBy } of quotes) {
    if (state === 'accepted' && isAhead(offer, today)) add('offer-accepted', reference, null)
    if (state === 'offered' && offer) add('answer-offer', reference, offer.validUntil)
    if (state === 'asked' && isProvidersTurn) add('wait-for-offer', reference, replyBy < today ? null : replyBy)
    if (state === 'accepted' && offer?.from && isWithin(offer.from, today, journeyDays)) {
      add('booking-soon', reference, offer.from)
    }
  }
  for (const { reference, from, isHeld } of facts.stays) {
    if (isHeld) steps.push({ code: 'confirm-hotel', quote: null, by: today, stay: reference })
    else if (isWithin(from, today, journeyDays))
      steps.push({ code: 'stay-soon', quote: null, by: from, stay: reference })
  }
  for (const { order, on } of facts.dues) {
    const by = on < today ? today : on
    if (isWithin(by, today, journeyDays)) steps.push({ code: 'pay-instalment', quote: null, by, order })
  }
  for (const { reference, from } of tripsWithoutHotel(facts, today)) add('book-hotel', reference, from)
  const wanted = wantedDocuments(facts, today)
  const missing = wanted.find(({ isAdded }) => !isAdded)
  if (missing) add('add-documents', missing.reference, missing.by)
  const unshared = wanted.find(({ isAdded }) => isAdded)
  if (unshared) add('share-documents', unshared.reference, unshared.by)
  const passport = journeys(quotes, today).find(({ end }) => isPassportShort(facts.passportUntil, end))
  if (passport) add('renew-passport', passport.reference, passport.start)
  if (!facts.hasDetails || facts.passportUntil === '') add('complete-details', null, null)
  return steps.sort((one, other) => compareSteps(one, other, today))
}

/** Journeys that are agreed on and begin later, with no night of theirs booked in a hotel here and none in their package. */
export function tripsWithoutHotel(
  { quotes, stays }: Pick<TripFacts, 'quotes' | 'stays'>,
  today: string,
): { reference: string; from: string; until: string }[] {
  return quotes.flatMap(({ reference, state, hasHotel, offer }) => {
    const { from, until } = offer ?? {}
    if (state !== 'accepted' || hasHotel || !from || !until || from <= today || until <= from) return []
    const isBooked = stays.some((stay) => !stay.isHeld && stay.from < until && from < stay.until)
    return isBooked ? [] : [{ reference, from, until }]
  })
}

export type WantedDocument = {
  kind: DocumentKind
  reference: string
  by: string | null
  /** Who asks for it, by their slug; null where the offer names nobody. */
  practitioner: string | null
  /** It is there, and not yet shared with them. */
  isAdded: boolean
}

/**
 * What open and accepted offers ask for until whoever asks may see it, any practitioner where the offer names none; each kind once for
 * each of them, for the offer it is due for first.
 */
export function wantedDocuments(
  { quotes, has, shared }: Pick<TripFacts, 'quotes' | 'has' | 'shared'>,
  today: string,
): WantedDocument[] {
  const maySee = (kind: DocumentKind, practitioner: string | null) =>
    practitioner ? shared.get(practitioner)?.has(kind) : [...shared.values()].some((kinds) => kinds.has(kind))
  const wanted = liveOffers(quotes, today).flatMap(({ reference, offer }) =>
    offer.documents.map((kind) => ({
      kind,
      reference,
      by: dueOf(offer, today),
      practitioner: offer.practitioner,
      isAdded: has.has(kind),
    })),
  )
  const inOrder = wanted
    .filter(({ kind, practitioner }) => !maySee(kind, practitioner))
    .sort((one, other) => compareDates(one.by, other.by))
  const isSame = (one: WantedDocument, other: WantedDocument) =>
    one.kind === other.kind && one.practitioner === other.practitioner
  return inOrder.filter((one, at) => inOrder.findIndex((other) => isSame(one, other)) === at)
}

type LiveOffer = { reference: string; offer: NonNullable<QuoteFacts['offer']> }

/** Offers that wait for an answer or are agreed on, and whose journey is not over. */
function liveOffers(quotes: readonly QuoteFacts[], today: string): LiveOffer[] {
  return quotes.flatMap(({ reference, offer }) => {
    if (offer?.state !== 'open' && offer?.state !== 'accepted') return []
    return isAhead(offer, today) ? [{ reference, offer }] : []
  })
}

/** Not of a journey that is over; one whose days nobody has named is not. */
function isAhead(offer: QuoteFacts['offer'], today: string): boolean {
  const end = offer?.until ?? offer?.from
  return !end || end >= today
}

/** An accepted offer's papers are due when the journey begins; an open one's are not due before it is answered. */
function dueOf(offer: LiveOffer['offer'], today: string): string | null {
  return offer.state === 'accepted' && offer.from && offer.from >= today ? offer.from : null
}

/** Days of the journeys that are offered or agreed on, the earliest first. */
function journeys(quotes: readonly QuoteFacts[], today: string) {
  return liveOffers(quotes, today)
    .flatMap(({ reference, offer: { from, until } }) => {
      const [start, end] = [from ?? until, until ?? from]
      return start && end ? [{ reference, start, end }] : []
    })
    .sort((one, other) => compareDates(one.start, other.start))
}

function isPassportShort(validUntil: string, end: string): boolean {
  return validUntil !== '' && validUntil < addMonths(end, passportMonths)
}

/** What is done stands at the head. What is due within days comes first and the earliest of it before the rest; then by kind, then by date. */
function compareSteps(one: NextStep, other: NextStep, today: string): number {
  const isDue = ({ code, by }: NextStep) => by !== null && code !== 'wait-for-offer' && isWithin(by, today, soonDays)
  const rank = ({ code }: NextStep) => stepCodes.indexOf(code)
  const isDone = ({ code }: NextStep) => code === 'offer-accepted'
  if (isDone(one) !== isDone(other)) return isDone(one) ? -1 : 1
  if (isDue(one) !== isDue(other)) return isDue(one) ? -1 : 1
  if (isDue(one)) return compareDates(one.by, other.by) || rank(one) - rank(other)
  return rank(one) - rank(other) || compareDates(one.by, other.by)
}

/** What has no date comes last. */
function compareDates(one: string | null, other: string | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}

function isWithin(date: string, today: string, days: number): boolean {
  return date >= today && date <= addDays(today, days)
}

/** The same day of a later month, or that month's last day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

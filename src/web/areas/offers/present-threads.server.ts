// The threads of one procedure in words: the request as it was sent, what came since in the order of time, and the offers.
import { type QuoteThread, readClientQuotes } from '#contract/offers.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatClock, formatDate, zoneName } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { sayNext } from './present-list.server.ts'
import { dayOf, presentOffer } from './present-offer.server.ts'

/**
 * `known` is undefined where the threads cannot be had.
 * @throws a 404 response where the client has asked for no such thing
 */
export async function presentThreads(page: PageContext, slug: string, now: Date) {
  const { language, currency } = page.visitor
  const threads = await foundOr404(
    page.call(readClientQuotes, { slug, language: contentLanguageOf(page.visitor), currency }),
  ).catch(unlessMissing)
  return {
    offersTexts: areaTexts(language, 'offers'),
    heading: page.t('meta.offers.heading'),
    known: threads && presentAll(page, threads, now),
  }
}
export type KnownThreads = ReturnType<typeof presentAll>

function unlessMissing(error: unknown): undefined {
  if (error instanceof Response) throw error
  return undefined
}

const presentAll = (page: PageContext, threads: QuoteThread[], now: Date) => ({
  title: threads[0]?.title ?? '',
  threads: threads.map((thread) => presentThread(page, thread, now)),
})
export type ThreadView = ReturnType<typeof presentThread>

function presentThread(page: PageContext, thread: QuoteThread, now: Date) {
  const { t } = page
  const { reference, state, offers } = thread
  const views = offers.map((offer, at) => presentOffer(page, offer, offers[at + 1], now, thread.canPay))
  const [offer, ...older] = views
  return {
    reference,
    state,
    stateText: t(`meta.offers.state.${state}`),
    next: sayNext(page, thread, now),
    sent: t('meta.offers.sentOn', { date: dayOf(page, thread.sentAt) }),
    /** Shown unless it is known that they wrote it. */
    warning: thread.isSentSignedIn ? null : t('meta.offers.notSignedIn'),
    request: presentRequest(page, thread),
    offer: offer ?? null,
    canPay: thread.canPay,
    /** That an order is charged in. */
    currency: page.visitor.currency,
    older,
    clock: t('meta.offers.clock', { zone: zoneName(page.provider.location.timeZone, page.visitor.language) }),
    events: listEvents(page, thread),
  }
}

/** What was asked for, line by line; what was left open is left out. */
function presentRequest({ t, visitor }: PageContext, thread: QuoteThread): { label: string; text: string }[] {
  const { quantity, need, earliest, latest, flexibility, companions, medicalNotes } = thread
  const day = (date: string) => formatDate(date, visitor.language)
  const isKnown = flexibility === 'exact' || flexibility === 'days' || flexibility === 'weeks' || flexibility === 'open'
  const dates = [
    earliest && t('meta.offers.request.from', { date: day(earliest) }),
    latest && t('meta.offers.request.until', { date: day(latest) }),
    isKnown && t(`quote.flexibility.${flexibility}`),
  ].filter(Boolean)
  return [
    { label: t('meta.offers.request.quantity'), text: (quantity && sayQuantity(quantity, t)) ?? '' },
    { label: t(`meta.offers.request.${thread.isSentSignedIn ? 'need' : 'words'}`), text: need },
    { label: t('meta.offers.request.dates'), text: dates.join('\n') },
    {
      label: t('meta.offers.request.companions'),
      text: companions === 0 ? '' : t('meta.quote.companionCount', { count: companions }),
    },
    { label: t('meta.offers.request.health'), text: medicalNotes },
  ].filter(({ text }) => text !== '')
}

export type ThreadEvent = {
  id: string
  kind: 'message' | 'step'
  from: 'client' | 'provider'
  /** Whose words or deed it is. */
  who: string
  text: string
  at: string
  /** With the time, by the clock of the clinic. */
  day: string
}

/** Words, offers and answers together, oldest first. */
function listEvents(page: PageContext, thread: QuoteThread): ThreadEvent[] {
  const { t, provider, visitor } = page
  const event = (kind: ThreadEvent['kind'], from: ThreadEvent['from'], id: string, text: string, at: string) => ({
    id,
    kind,
    from,
    who: from === 'client' ? t('meta.offers.you') : provider.name,
    text,
    at,
    day: t('meta.offers.moment', {
      day: dayOf(page, at),
      time: formatClock(at, provider.location.timeZone, visitor.language),
    }),
  })
  const step = (from: ThreadEvent['from'], id: string, text: string, at: string) => event('step', from, id, text, at)
  const answered = thread.offers.flatMap(({ version, state, decidedAt }) =>
    decidedAt && (state === 'accepted' || state === 'declined' || state === 'withdrawn')
      ? [
          step(
            state === 'withdrawn' ? 'provider' : 'client',
            `${state}-${version}`,
            t(`meta.offers.event.${state}`, { version }),
            decidedAt,
          ),
        ]
      : [],
  )
  const sent = step('client', 'sent', t(`meta.offers.event.${thread.isSentSignedIn ? 'sent' : 'came'}`), thread.sentAt)
  const offered = [...thread.offers]
    .reverse()
    .map(({ version, sentAt }) =>
      step('provider', `offer-${version}`, t('meta.offers.event.offer', { version }), sentAt),
    )
  const said = thread.messages.map(({ id, from, text, at }) => event('message', from, id, text, at))
  // A stable order: of one moment an offer comes before its answer.
  return [sent, ...offered, ...said, ...answered].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

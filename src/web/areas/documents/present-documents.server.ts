// What the page of the documents shows at its first paint; a part that cannot be had leaves the others as they are.
import { getConsents } from '#contract/clients.ts'
import { type ClientDocument, type DocumentShare, listDocuments, listShares } from '#contract/documents.ts'
import { listPractitioners } from '#contract/practitioners.ts'
import { getTripOverview } from '#contract/trips.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { TabDocument } from './read-document.ts'

/** With its days in words. */
export type ShownDocument = TabDocument & { day: string; keptUntilDay: string }
export type ShownShare = DocumentShare & { sharedDay: string; untilDay: string; withdrawnDay: string }
export type Consent = { isGiven: boolean; version: string }
export type Wanted = {
  kind: TabDocument['kind']
  for: string
  /** Who asks for it; undefined where the offer names nobody, or somebody who is no longer there. */
  practitioner: Colleague | undefined
  /** It is there, and whoever asks for it cannot see it yet. */
  isAdded: boolean
}
export type Colleague = { slug: string; name: string; title: string }

export async function presentDocuments({ call, visitor, provider }: PageContext) {
  const { language } = visitor
  const { timeZone } = provider.location
  const days = (moment: string) => formatDate(dayOf(moment, timeZone), language)
  const [documents, shares, consents, trip, people] = await Promise.all([
    call(listDocuments, {}).catch(() => undefined),
    call(listShares, {}).catch(() => undefined),
    call(getConsents, {}).catch(() => undefined),
    call(getTripOverview, { language: contentLanguageOf(visitor) }).catch(() => undefined),
    call(listPractitioners, { language: contentLanguageOf(visitor) }).catch(() => undefined),
  ])
  const consentTo = (purpose: string): Consent | undefined => consents?.purposes.find((one) => one.purpose === purpose)
  const colleagues = people?.practitioners.map(({ slug, name, title }): Colleague => ({ slug, name, title })) ?? []
  return {
    texts: areaTexts(language, 'documents'),
    documents: documents?.map((one): ShownDocument => showDocument(one, days, language)),
    shares: shares?.map((one): ShownShare => showShare(one, days)),
    consent: { health: consentTo('health-data'), sharing: consentTo('sharing') },
    wanted: (trip?.documents.wanted ?? []).map(
      ({ kind, for: forWhat, practitioner, isAdded }): Wanted => ({
        kind,
        for: forWhat,
        practitioner: colleagues.find(({ slug }) => slug === practitioner),
        isAdded,
      }),
    ),
    people: colleagues,
  }
}
export type DocumentsData = Awaited<ReturnType<typeof presentDocuments>>

type SayDay = (moment: string) => string

function showDocument(
  document: ClientDocument,
  day: SayDay,
  language: PageContext['visitor']['language'],
): ShownDocument {
  const { id, sourceType, url, kind, name, mediaType, bytes, addedAt, scan, preview, keptUntil } = document
  const keptUntilDay = keptUntil === null ? '' : formatDate(keptUntil, language)
  return {
    id,
    sourceType,
    url,
    kind,
    name,
    mediaType,
    bytes,
    addedAt,
    scan,
    preview,
    keptUntil,
    day: day(addedAt),
    keptUntilDay,
  }
}

function showShare(share: DocumentShare, day: SayDay): ShownShare {
  const withdrawnDay = share.withdrawnAt === null ? '' : day(share.withdrawnAt)
  return { ...share, sharedDay: day(share.sharedAt), untilDay: day(share.until), withdrawnDay }
}

/** The plain date at the clinic, whose clock both sides go by. */
const dayOf = (moment: string, timeZone: string): string => new Date(moment).toLocaleDateString('en-CA', { timeZone })

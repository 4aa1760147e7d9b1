// One patient in words, for the provider's own people: requests, bookings, what is shared, what was added, and from when they may fly.
import type { z } from 'zod'
import { bookingState } from '#contract/hotel-bookings.ts'
import { type Patient, type patientDocument, readPatient } from '#contract/patients.ts'
import { plainDate } from '#kernel/clock.ts'
import { isLanguageCode } from '#kernel/language-code.ts'
import { formatDate, formatMoney, languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayDates, sayDocument } from '#web/signed-in/say-facts.server.ts'

/** @throws Fault not-found, not-allowed */
export async function presentPatient(page: PageContext, id: string) {
  const { t, visitor } = page
  const found = await page.call(readPatient, { patient: id, language: visitor.language })
  const dayOf = (moment: string) => dayIn(page, moment)
  return {
    id,
    name: found.name,
    reach: [
      { label: t('desk.patients.email'), text: found.email, href: found.email && `mailto:${found.email}` },
      {
        label: t('desk.patients.phone'),
        text: found.phone || null,
        href: found.phone && `tel:${found.phone.replaceAll(' ', '')}`,
      },
      { label: t('desk.patients.language'), text: sayLanguage(page, found.language), href: null },
    ],
    requests: found.requests.map((one) => presentRequest(page, one)),
    bookings: found.bookings.map(({ reference, title, from, until, state }) => ({
      reference,
      text: t('meta.desk.patients.booking', {
        title,
        from: formatDate(from, visitor.language),
        until: formatDate(until, visitor.language),
      }),
      state: sayBooking(page, state),
    })),
    shares: found.shares.map((share) => ({
      id: share.id,
      isOpen: share.state === 'open',
      purpose: share.purpose,
      text: t(share.state === 'open' ? 'meta.desk.patients.share' : 'meta.desk.patients.shareEnded', {
        practitioner: share.practitioner,
        day: dayOf(share.sharedAt),
        until: dayOf(share.until),
      }),
      documents: share.documents.map((one) => presentDocument(page, one)),
    })),
    added: found.added.map((one) => ({
      ...presentDocument(page, one),
      by: t('meta.desk.patients.added', { name: one.by, day: dayOf(one.addedAt) }),
    })),
    takesDocuments: found.takesDocuments,
    accepted: found.requests
      .filter(({ state }) => state === 'accepted')
      .map(({ reference, about, offer }) => ({ reference, about, from: offer?.from ?? null })),
    today: plainDate(new Date(), page.provider.location.timeZone),
    releases: found.releases.map((one) => presentRelease(page, one, found)),
  }
}

export type ShownPatient = Awaited<ReturnType<typeof presentPatient>>

const dayIn = ({ visitor, provider }: PageContext, moment: string): string =>
  formatDate(plainDate(new Date(moment), provider.location.timeZone), visitor.language)

function sayLanguage({ visitor }: PageContext, code: string): string | null {
  return isLanguageCode(code) ? languageName(code, visitor.language) : null
}

function presentRequest(page: PageContext, one: Patient['requests'][number]) {
  const { t, visitor } = page
  const { reference, about, state, sentAt, lastAt, isProvidersTurn, offer, inboxItem } = one
  return {
    reference,
    about,
    state: sayState(page, state),
    isOpen: isProvidersTurn,
    dates: t('meta.desk.patients.requestDates', { day: dayIn(page, sentAt), last: dayIn(page, lastAt) }),
    offer: offer
      ? [formatMoney(offer.total, visitor.language), sayDates(page, offer)].filter((text) => text !== null)
      : [],
    inboxItem,
  }
}

const states = ['asked', 'offered', 'accepted', 'declined', 'lapsed'] as const

function sayState({ t }: PageContext, state: string): string {
  const known = states.find((one) => one === state)
  return known ? t(`desk.patients.state.${known}`) : state
}

function sayBooking({ t }: PageContext, state: string): string {
  const known = bookingState.safeParse(state)
  return known.success ? t(`meta.hotels.bookings.state.${known.data}`) : state
}

function presentDocument(page: PageContext, one: z.output<typeof patientDocument>) {
  const { id, name, kind, canOpen, url, bytes } = one
  return { id, name, kind: sayDocument(page, kind), bytes, canOpen, url }
}

function presentRelease(page: PageContext, one: Patient['releases'][number], { requests }: Patient) {
  const { t, visitor } = page
  const { id, reference, flyFrom, note, by: name, at, takenBackAt } = one
  const day = dayIn(page, at)
  return {
    id,
    note,
    isGood: takenBackAt === null,
    about: requests.find((request) => request.reference === reference)?.about ?? reference,
    text: t('meta.desk.patients.release', { date: formatDate(flyFrom, visitor.language) }),
    by: takenBackAt
      ? t('meta.desk.patients.releaseOver', { name, day, over: dayIn(page, takenBackAt) })
      : t('meta.desk.patients.releaseBy', { name, day }),
  }
}

// What comes next on a client's way, in words: their steps, the documents that are wanted, and the clinic's last messages.
import type { z } from 'zod'
import { getTripOverview, type nextStep } from '#contract/trips.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { sayDates } from '#web/signed-in/say-facts.server.ts'

type Step = z.output<typeof nextStep>

/** Steps of somebody who has only just come. */
const beginnings: readonly Step['code'][] = ['ask-for-quote', 'complete-details', 'confirm-email']

/**
 * @param coming what is booked and not over yet, as the route has it from the area that books; undefined where it cannot be had
 * @returns undefined while it cannot be had
 */
export async function presentOverview<Stay>(page: PageContext, coming: Promise<Stay[] | undefined>) {
  const { call, visitor, t } = page
  const [overview, found] = await Promise.all([
    call(getTripOverview, { language: contentLanguageOf(visitor), currency: visitor.currency }).catch(() => undefined),
    coming,
  ])
  if (!overview) return undefined
  const stays = found ?? []
  const { steps, documents, messages, fitToFly } = overview
  const dayOf = (moment: string) => plainDate(new Date(moment), page.provider.location.timeZone)
  const hasBegun = messages.length > 0 || documents.have > 0 || stays.length > 0
  const isNew = !hasBegun && steps.every(({ code }) => beginnings.includes(code))
  return {
    isNew,
    stays,
    done: steps.filter(isDone).map((step) => presentStep(page, step)),
    // Whoever is new is asked to begin in larger letters.
    steps: steps
      .filter((step) => !isDone(step) && (!isNew || step.code !== 'ask-for-quote'))
      .map((step) => presentStep(page, step)),
    wanted: documents.wanted.map(({ kind, for: reason, href, isAdded }) => ({
      name: t(`documents.kind.${kind}`),
      reason: [reason, isAdded && t('profile.trip.notShared')].filter(Boolean).join(' · '),
      href,
    })),
    have: documents.have,
    fly: fitToFly.map(({ reference, about, flyFrom, note, by, at }) => ({
      reference,
      title: t('profile.trip.fly', { date: formatDate(flyFrom, visitor.language) }),
      by: t('profile.trip.flyBy', { name: by, date: formatDate(dayOf(at), visitor.language), about }),
      note,
    })),
    messages: messages.map(({ slug, title, text, at }) => ({
      href: `/profile/procedures/${encodeURIComponent(slug)}`,
      title,
      text,
      at,
      day: formatDate(dayOf(at), visitor.language),
    })),
  }
}

const isDone = ({ code }: Step) => code === 'offer-accepted'

function presentStep(page: PageContext, { code, href, about, by, agreed }: Step) {
  const { t, visitor, provider } = page
  return {
    code,
    href,
    about,
    title: t(`profile.steps.${code}`, { clinic: provider.name }),
    action: t(`profile.steps.${code}.action`),
    by: by && formatDate(by, visitor.language),
    /** What was agreed on: the total and the days. */
    agreed: agreed
      ? [formatMoney(agreed.total, visitor.language), sayDates(page, agreed)].filter((text) => text !== null)
      : [],
  }
}

export type Overview<Stay = unknown> = NonNullable<Awaited<ReturnType<typeof presentOverview<Stay>>>>

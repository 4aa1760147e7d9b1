// The figures of a provider in words, and as parts of a whole that can be drawn.
import type { z } from 'zod'
import { getFigures } from '#contract/figures.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

type Figures = z.output<typeof getFigures.reply>

export const figureWeeks = [4, 12, 26, 52] as const

/** @param asked weeks, as the address has them; anything else is 12 */
export async function presentFigures(page: PageContext, asked: string | null) {
  const { t, visitor } = page
  const weeks = figureWeeks.find((one) => String(one) === asked) ?? 12
  const found = await page.call(getFigures, { weeks })
  const day = (date: string) => formatDate(date, visitor.language)
  const { answers, offers, bills } = found
  return {
    weeks,
    time: t('meta.desk.figures.time', { from: day(found.from), until: day(found.until) }),
    shares: [
      { name: 'inTime' as const, ...share(page, answers.inTime, answers.due) },
      { name: 'accepted' as const, ...share(page, offers.accepted, offers.sent) },
      { name: 'matched' as const, ...share(page, bills.matched, bills.written) },
    ],
    median: sayHours(page, answers.medianHours),
    slow: sayHours(page, answers.slowestTenthHours),
    offers: { declined: offers.declined, open: offers.open, lapsed: offers.lapsed },
    missing: bills.missing,
    byWeek: presentWeeks(page, found),
    differing: bills.differing.map(({ reference, agreed, paid, why }) => ({
      reference,
      why,
      text: t('meta.desk.figures.differs', {
        reference,
        agreed: formatMoney(agreed, visitor.language),
        paid: formatMoney(paid, visitor.language),
      }),
    })),
    visits: presentVisits(page, found),
  }
}

export type ShownFigures = Awaited<ReturnType<typeof presentFigures>>

/** Null where there is nothing to take a share of: no figure is better than one that means nothing. */
function share({ t }: PageContext, count: number, all: number) {
  if (all === 0) return { percent: null, text: t('meta.desk.figures.none'), of: '' }
  const percent = Math.round((count / all) * 100)
  return {
    percent,
    text: t('meta.desk.figures.percent', { percent }),
    of: t('meta.desk.figures.of', { part: count, all }),
  }
}

const sayHours = ({ t }: PageContext, hours: number | null): string =>
  hours === null ? t('meta.desk.figures.none') : t('meta.desk.figures.hours', { hours })

function presentWeeks(page: PageContext, { weeks }: Figures) {
  const most = Math.max(1, ...weeks.map(({ requests }) => requests))
  return weeks.map(({ week, requests, due, inTime, medianHours }) => ({
    week,
    name: page.t('meta.desk.figures.week', { day: formatDate(week, page.visitor.language) }),
    requests,
    /** Of the week with the most. */
    part: requests / most,
    answers: due === 0 ? '' : page.t('meta.desk.figures.of', { part: inTime, all: due }),
    hours: medianHours === null ? '' : sayHours(page, medianHours),
  }))
}

/** Each stage holds those who came further; reading about a procedure stands beside the way, and nobody leaves there. */
function presentVisits({ t }: PageContext, { visits }: Figures) {
  const most = Math.max(1, ...visits.map((one) => one.visits))
  const way = visits.filter(({ stage }) => stage !== 'procedure')
  return visits.map(({ stage, visits: count }) => {
    const at = way.findIndex((one) => one.stage === stage)
    const next = at < 0 ? undefined : way[at + 1]?.visits
    const gone = next === undefined || count === 0 ? 0 : Math.max(0, Math.round((1 - next / count) * 100))
    return { stage, count, part: count / most, left: gone > 0 ? t('meta.desk.figures.left', { percent: gone }) : '' }
  })
}

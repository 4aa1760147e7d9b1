// One procedure as its page shows it: ready text, and no more data than the page needs.
import { getProcedure, type Procedure, type ProcedureSummary, searchProcedures } from '#contract/procedures.ts'
import type { Language } from '#kernel/language.ts'
import { formatDate, formatMoney, languageName } from '#texts/format.ts'
import { sayBeforeFlying, sayFlyingBriefly } from '#texts/say-flying.ts'
import { sayDuration } from '#texts/say-time.ts'
import { sayPerUnit } from '#texts/say-unit.ts'
import { fittingTitle } from '#web/page/fitting-title.server.ts'
import { markLanguage } from '#web/page/mark-language.server.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice, presentRate, weakestRate } from '#web/page/price-text.server.ts'
import { sayLicence } from '#web/page/say-licence.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { type HoursText, presentHours } from '#web/site/present-hours.server.ts'
import { presentPackage } from '#web/site/present-packages.server.ts'
import { presentRecovery } from './present-recovery.server.ts'

/** In the order in which someone who is worried asks. */
const sectionNames = [
  'whatItIs',
  'suitability',
  'steps',
  'recovery',
  'risks',
  'price',
  'packages',
  'practitioners',
  'aftercare',
  'questions',
] as const
export type SectionName = (typeof sectionNames)[number]

/** How many others of the category are shown. */
const otherCount = 3

/** @throws a 404 response when the provider has no procedure of this slug or name */
export async function presentProcedure(page: PageContext, slugOrName: string) {
  const { currency } = page.visitor
  const asked = { language: contentLanguageOf(page.visitor), ...(currency && { currency }) }
  // What is too long to be a name is as unknown as any other.
  if (!getProcedure.input.shape.procedure.safeParse(slugOrName).success) throw new Response(null, { status: 404 })
  const one = await foundOr404(page.call(getProcedure, { procedure: slugOrName, ...asked }))
  const [others, told] = await Promise.all([
    page.call(searchProcedures, { category: one.category.slug, ...asked }),
    presentHours(page, one.practitioners),
  ])
  return presentOne(page, one, others, told)
}

export type ProcedureText = ReturnType<typeof presentOne>

type Others = { procedures: ProcedureSummary[]; rate: Procedure['rate'] }

type Told = Awaited<ReturnType<typeof presentHours>>
const untold: Told = { hours: new Map(), note: '' }

/**
 * @param others of its category
 * @param told when its people are at the clinic; a preview says nothing of it
 */
export function presentOne(page: PageContext, one: Procedure, { procedures, rate }: Others, told: Told = untold) {
  const { provider, t } = page
  const { language } = page.visitor
  const price = presentPrice(one.price, language, one.unit)
  const names = { procedure: one.name, clinic: provider.name, city: provider.location.city }
  return {
    title: fittingTitle(t('meta.procedure.title', names), t('meta.procedure.shortTitle', names)),
    description: t('meta.procedure.description', {
      ...names,
      summary: one.summary,
      // The price that is charged: who searches or gets a link sent has another currency than the machine that reads this.
      price: sayPerUnit(formatMoney(one.price.charged.from, language), one.unit, t),
      count: one.stayDays,
    }),
    revision: provider.revision,
    clinic: provider.name,
    replyHours: provider.contact.replyHours,
    sections: sectionsOf(one),
    ...presentWords(one),
    /** Of name and summary, and of all that the sections say. */
    named: markLanguage(one.nameLanguage, page.visitor),
    written: markLanguage(one.textLanguage, page.visitor),
    price,
    duration: sayDuration(one.durationMin, t),
    recovery: presentRecovery(one, t),
    fly: sayFlyingBriefly(one, t),
    beforeFlying: sayBeforeFlying(one, t),
    flySource: one.flySource && isolated(one.flySource),
    flySourceUrl: one.flySourceUrl,
    reviewedBy: isolated(one.reviewedBy),
    reviewedOn: formatDate(one.reviewedOn, language),
    carePackages: one.carePackages.map((each) => presentPackage(each, language)),
    practitioners: one.practitioners.map((each) => presentPractitioner(each, page, told.hours.get(each.slug))),
    hoursNote: told.note,
    others: procedures
      .filter(({ slug }) => slug !== one.slug)
      .slice(0, otherCount)
      .map((other) => presentOther(other, language)),
    rate: presentRate(weakestRate(one.rate, rate), language, provider.location.timeZone),
  }
}

/** What goes to the page as the clinic wrote it. */
function presentWords(one: Procedure) {
  return {
    slug: one.slug,
    name: one.name,
    category: one.category,
    summary: one.summary,
    photo: one.photo,
    anaesthesia: one.anaesthesia,
    hospitalNights: one.hospitalNights,
    stayDays: one.stayDays,
    whatItIs: one.whatItIs,
    whoItIsFor: one.whoItIsFor,
    whoItIsNotFor: one.whoItIsNotFor,
    steps: one.steps,
    risks: one.risks,
    included: one.included,
    notIncluded: one.notIncluded,
    aftercare: one.aftercare,
    questions: one.questions,
  }
}

/** The sections of the page in their order, those left out that the clinic has nothing for. */
function sectionsOf(one: Procedure): SectionName[] {
  const { recovery, carePackages, practitioners, questions } = one
  const needs: Partial<Record<SectionName, unknown[]>> = { recovery, packages: carePackages, practitioners, questions }
  return sectionNames.filter((name) => needs[name]?.length !== 0)
}

/** Text that is in one language only keeps its own direction in any sentence. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function presentPractitioner(one: Procedure['practitioners'][number], page: PageContext, hours: HoursText | undefined) {
  const { visitor, t } = page
  return {
    slug: one.slug,
    name: one.name,
    title: one.title,
    biography: one.biography,
    practisingSince: one.practisingSince,
    licence: t('procedure.licenceLine', { number: isolated(one.licenceNumber), register: one.licenceRegister }),
    licenceUrl: one.licenceUrl,
    licenceLink: sayLicence(one, page),
    languages: one.languages.map((code) => languageName(code, visitor.language)),
    photo: one.photo,
    hours: hours ?? null,
  }
}
export type PractitionerText = ReturnType<typeof presentPractitioner>

function presentOther({ slug, name, photo, price, unit }: ProcedureSummary, language: Language) {
  return { slug, name, photo, price: presentPrice(price, language, unit) }
}

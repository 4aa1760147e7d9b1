// What the home page shows, as ready text: the provider's own words, and prices and numbers from its data.
import { listPackages } from '#contract/packages.ts'
import { listPractitioners, type Practitioner } from '#contract/practitioners.ts'
import { type ProcedureSummary, searchProcedures } from '#contract/procedures.ts'
import { getLegalText } from '#contract/provider.ts'
import { sayFlyingBriefly } from '#texts/say-flying.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice, presentRate } from '#web/page/price-text.server.ts'
import { sayLicence } from '#web/page/say-licence.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { findLadder } from './find-ladder.server.ts'
import { presentPackage } from './present-package.server.ts'
import { presentTrip } from './present-trip.server.ts'

const pricesShown = 6
const packagesShown = 3
const peopleShown = 4

export async function presentHome(page: PageContext) {
  const { provider, t } = page
  const { language, currency } = page.visitor
  const written = contentLanguageOf(page.visitor)
  const asked = { language: written, ...(currency && { currency }) }
  const [list, offers, people, terms] = await Promise.all([
    page.call(searchProcedures, asked),
    page.call(listPackages, asked),
    page.call(listPractitioners, { language: written }),
    page.call(getLegalText, { document: 'terms-of-service', language: written }),
  ])
  const { headline, introduction, reasons, steps, story, accreditations } = provider.about
  const clinic = provider.name
  const { timeZone } = provider.location
  return {
    title: t('meta.home.title', { clinic, headline }),
    description: introduction,
    revision: provider.revision,
    clinic,
    headline,
    introduction,
    facts: [
      t('home.factReply', { count: provider.contact.replyHours }),
      ...(list.total > 0 ? [t('home.factPrices', { count: list.total })] : []),
      ...(people.practitioners.length > 0 ? [t('home.factPeople', { count: people.practitioners.length })] : []),
    ],
    prices: chooseShown(list.procedures, pricesShown).map((one) => presentRow(one, page)),
    allPrices: t('home.allPrices', { count: list.total }),
    rate: presentRate(list.rate, language, timeZone),
    categories: list.categories.map(({ slug, name, count, photo }) => ({
      slug,
      name,
      count: t('home.categoryCount', { count }),
      ...(photo && { photo }),
    })),
    steps,
    trip: presentTrip(list.procedures, t),
    packages: offers.packages.slice(0, packagesShown).map((one) => presentPackage(one, page)),
    packageRate: presentRate(offers.rate, language, timeZone),
    reasons,
    ladder: findLadder(terms.text),
    people: people.practitioners.slice(0, peopleShown).map((one) => presentPerson(one, page)),
    allPeople: t('home.allPeople', { count: people.practitioners.length }),
    story,
    accreditations,
    closing: t('home.closing', { clinic, count: provider.contact.replyHours }),
  }
}

export type Home = Awaited<ReturnType<typeof presentHome>>

/** The first of every category, in the provider's order, then others until there are enough. */
export function chooseShown(procedures: readonly ProcedureSummary[], count: number): ProcedureSummary[] {
  const firsts = procedures.filter(
    (one, at) => procedures.findIndex(({ category }) => category.slug === one.category.slug) === at,
  )
  const others = procedures.filter((one) => !firsts.includes(one))
  return [...firsts, ...others].slice(0, count)
}

function presentRow(one: ProcedureSummary, { t, visitor }: PageContext) {
  const { slug, name, summary, photo, stayDays } = one
  const days = [t('home.stay', { count: stayDays }), `${t('procedures.fly')}: ${sayFlyingBriefly(one, t)}`]
  const price = presentPrice(one.price, visitor.language, one.unit)
  return { slug, name, summary, photo, days: days.join(' · '), price }
}
export type PriceRow = ReturnType<typeof presentRow>

function presentPerson(one: Practitioner, page: PageContext) {
  const { slug, name, specialty, licenceNumber, licenceUrl, photo } = one
  return { slug, name, specialty, licenceNumber, licenceUrl, licenceLink: sayLicence(one, page), photo }
}
export type Person = ReturnType<typeof presentPerson>

// Packages as pages show them: ready prices and dates, and which categories there are to choose from.
import { type CarePackage, listPackages } from '#contract/packages.ts'
import { searchProcedures } from '#contract/procedures.ts'
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import { sayFlying } from '#texts/say-flying.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice, presentRate } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

export async function presentPackages(page: PageContext, url: URL) {
  const { language, currency } = page.visitor
  const asked = { language: contentLanguageOf(page.visitor), ...(currency && { currency }) }
  const [{ packages, rate }, { categories }] = await Promise.all([
    page.call(listPackages, asked),
    page.call(searchProcedures, asked),
  ])
  const choices = categoriesOf(packages, categories)
  const category = choices.find(({ slug }) => slug === url.searchParams.get('category'))?.slug
  const shown = packages.filter((one) => !category || one.procedure.category === category)
  const { name, location } = page.provider
  return {
    title: page.t('meta.packages.title', { clinic: name, city: location.city }),
    description: page.t('meta.packages.description', { clinic: name, city: location.city, count: packages.length }),
    revision: page.provider.revision,
    category,
    categories: choices.length > 1 ? choices : [],
    total: packages.length,
    packages: shown.map((one) => presentPackage(one, language)),
    rate: presentRate(rate, language, location.timeZone),
  }
}

export type PackageList = Awaited<ReturnType<typeof presentPackages>>

/** One package in ready text. `rounded`: amounts were converted, so their sum may be off by a unit. */
export function presentPackage(one: CarePackage, language: Language) {
  return {
    slug: one.slug,
    name: one.name,
    summary: one.summary,
    procedure: { slug: one.procedure.slug, name: one.procedure.name },
    nights: one.nights,
    hotelClass: one.hotelClass,
    transfers: one.transfers,
    companions: one.companions,
    fly: sayFlying(one, translatorOf(language)),
    inside: one.inside.map(({ text, mayChangeIf, worth }) => ({
      text,
      mayChangeIf,
      worth: presentPrice(worth, language).shown,
    })),
    excluded: one.excluded,
    price: presentPrice(one.price, language),
    partsPrice: presentPrice(one.partsPrice, language).shown,
    saving: one.saving && presentPrice(one.saving, language).shown,
    rounded: one.price.shown.from.currency !== one.price.charged.from.currency,
    validFrom: formatDate(one.validFrom, language),
    validTo: formatDate(one.validTo, language),
    photo: one.photo,
  }
}
export type PackageText = ReturnType<typeof presentPackage>

type Category = { slug: string; name: string }

/** Only the categories that have a package, in the provider's order, with how many. */
function categoriesOf(packages: CarePackage[], categories: Category[]) {
  return categories
    .map(({ slug, name }) => ({
      slug,
      name,
      count: packages.filter(({ procedure }) => procedure.category === slug).length,
    }))
    .filter(({ count }) => count > 0)
}

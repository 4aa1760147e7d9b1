// Procedure endpoints: the searched list and one whole procedure.
import type { z } from 'zod'
import type { Photo } from '#contract/pictures.ts'
import { compareLimit, getProcedure, listEstimates, searchProcedures } from '#contract/procedures.ts'
import { countsOf } from '#domain/procedures/estimate.ts'
import { categorySlug } from '#domain/procedures/procedure.ts'
import { findProcedure, type ProcedureRow } from '#domain/procedures/read-procedures.ts'
import { roundSteps, searchProcedures as search } from '#domain/procedures/search-procedures.ts'
import { Fault } from '#kernel/fault.ts'
import { writtenIn } from '#kernel/localized.ts'
import { exponentOf, type Money, parseMajor, toCurrency } from '#kernel/money.ts'
import { isCounted } from '#kernel/price-unit.ts'
import { type Catalogue, type CatalogueParts, openPresenter, type Presenter } from './catalogue.ts'
import { presentPractitioner } from './practitioners.ts'
import { type ApiApp, serve } from './serve.ts'

/** How many price limits the list offers to choose from. */
const priceStepCount = 6

export function serveProcedures(app: ApiApp, parts: CatalogueParts): void {
  serve(app, searchProcedures, async (input, call) => {
    const catalogue = await parts.readCatalogue(await call.findOwnProvider())
    const maxPrice = readMaxPrice(parts, input.maxPrice)
    const also = maxPrice ? [maxPrice.currency] : []
    const presenter = await openPresenter(parts, call, catalogue, input, also)
    const { found, forgiven, notOffered } = search(
      catalogue.procedures,
      catalogue.index,
      {
        words: input.q,
        category: input.category,
        maxPrice,
        maxStayDays: input.maxStay,
        maxFlyDays: input.maxFly,
        sort: input.sort,
      },
      { language: input.language, currency: presenter.currency, convert: presenter.convert },
    )
    const compared = [...new Set(input.compare)].flatMap((slug) => findProcedure(catalogue.procedures, slug) ?? [])
    return {
      procedures: found.map((row) => presenter.procedure(row)),
      compared: compared.slice(0, compareLimit).map((row) => presenter.procedure(row)),
      categories: countCategories(catalogue, presenter),
      priceSteps: priceSteps(catalogue, presenter),
      total: catalogue.procedures.length,
      forgiven,
      notOffered: notOffered && {
        nearest: notOffered.nearest && {
          slug: categorySlug(notOffered.nearest.category),
          name: presenter.say(notOffered.nearest.category),
        },
      },
      rate: presenter.rate,
    }
  })

  serve(app, listEstimates, async (input, call) => {
    const catalogue = await parts.readCatalogue(await call.findOwnProvider())
    const presenter = await openPresenter(parts, call, catalogue, input)
    const { procedures } = catalogue
    const rows = input.procedure === undefined ? procedures : [findProcedure(procedures, input.procedure)]
    const counted = rows.flatMap((row) => (row && isCounted(row.unit) ? [row] : []))
    const estimates = counted.map((row) => ({
      slug: row.slug,
      unit: row.unit,
      prices: countsOf(row.unit).map((count) => presenter.several(row, count)),
    }))
    return { procedures: estimates, rate: presenter.rate }
  })

  serve(app, getProcedure, async (input, call) => {
    const catalogue = await parts.readCatalogue(await call.findOwnProvider())
    const row = findProcedure(catalogue.procedures, input.procedure)
    if (!row) throw new Fault('not-found', 'There is no such procedure.')
    return presentWholeProcedure(row, catalogue, await openPresenter(parts, call, catalogue, input))
  })
}

/** Everything about one, for its page. */
export function presentWholeProcedure(
  row: ProcedureRow,
  catalogue: Catalogue,
  presenter: Presenter,
): z.input<typeof getProcedure.reply> {
  return {
    ...presenter.procedure(row),
    ...presenter.say(row.text),
    nameLanguage: writtenIn(row.name, presenter.language),
    textLanguage: writtenIn(row.text, presenter.language),
    flySource: row.flySource,
    flySourceUrl: row.flySourceUrl,
    reviewedBy: row.reviewedBy,
    reviewedOn: row.reviewedOn,
    carePackages: presenter.packagesOnSale(row.slug).map((one) => presenter.carePackage(one)),
    practitioners: catalogue.practitioners
      .filter((one) => one.procedures.includes(row.slug))
      .map((one) => presentPractitioner(one, catalogue, presenter.language)),
    rate: presenter.rate,
  }
}

/** A limit in a currency without a rate is no limit. */
function readMaxPrice(parts: CatalogueParts, text: string | undefined): Money | undefined {
  const currency = toCurrency(text?.slice(0, 3))
  if (!text || !currency || !parts.exchange.knows(currency)) return undefined
  return parseMajor(text.slice(4), currency)
}

function countCategories(catalogue: Catalogue, presenter: Presenter) {
  const counted = new Map<string, { slug: string; name: string; count: number; photo?: Photo }>()
  for (const row of catalogue.procedures) {
    const slug = categorySlug(row.category)
    const photo = presenter.photo(slug)
    const entry = counted.get(slug) ?? { slug, name: presenter.say(row.category), count: 0, ...(photo && { photo }) }
    entry.count += 1
    counted.set(slug, entry)
  }
  return [...counted.values()]
}

function priceSteps(catalogue: Catalogue, presenter: Presenter): Money[] {
  const { currency } = presenter
  const unit = 10 ** exponentOf(currency)
  const majors = catalogue.procedures.flatMap((row) => {
    const money = presenter.inCurrency({ amountMinor: row.priceFromMinor, currency: row.currency })
    return money ? money.amountMinor / unit : []
  })
  return roundSteps(majors, priceStepCount).map((major) => ({ amountMinor: Math.round(major * unit), currency }))
}

// What a procedure costs: the live price, what may change it, and where it becomes fixed.

import type { Price } from '#domain/currency/price.ts'
import { toMajor } from '#kernel/money.ts'
import { mostOf } from '#kernel/price-unit.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { currencyName } from '#texts/format.ts'
import { sayQuantity, sayUnit } from '#texts/say-unit.ts'
import type { Answer } from './answer.ts'
import { readCount } from './read-count.ts'
import { type AskedCurrency, readCurrency } from './read-currency.ts'
import type { Replying } from './replying.ts'
import { sayEstimate, sayPrice, saySeveral, sayUnitPrice } from './say-price.ts'
import type { ProcedureFacts } from './tools.ts'
import { withoutOwnNumbers } from './wanted-procedures.ts'
import { list, quote, sourceOf, writeAnswer } from './write-answer.ts'

/** Undefined where the provider has no such procedure. @param slug of the procedure */
export async function answerPrice(slug: string, replying: Replying): Promise<Answer | undefined> {
  const { asking, tools, said } = replying
  const { language } = asking
  const t = translatorOf(language)
  const facts = await tools.readProcedure(slug)
  if (!facts) return undefined
  const passage = replying.passageOf({ kind: 'procedure', slug }, 'price')
  const { name, packages } = facts
  const words = withoutOwnNumbers(asking.question, slug, language, replying.knowledge)
  const packagePrices = packages.map((one) => `${one.name}: ${sayPrice(one.price, language)}`)
  return writeAnswer({
    paragraphs: [
      ...(await sayOwnPrice(facts, words, replying)),
      passage ? quote(passage, said.wanted, language) : '',
      t('meta.assistant.price.offer'),
      packagePrices.length > 0 ? `${t('meta.assistant.price.packages')}\n\n${list(packagePrices)}` : '',
    ],
    sources: [
      passage ? sourceOf(passage) : { title: name, path: `/procedures/${slug}#price` },
      ...(packages.length > 0 ? [{ title: t('packages.title'), path: '/packages' }] : []),
    ],
  })
}

/** The price of one, of as many as were said or why that is not worked out, and in the currency that was asked for. */
export async function sayOwnPrice(facts: ProcedureFacts, words: string, replying: Replying): Promise<string[]> {
  const { asking, tools } = replying
  const { language } = asking
  const { slug, name, price, unit } = facts
  const t = translatorOf(language)
  const said = readCount(words, unit)
  const several = said.is === 'counted' ? await tools.estimate(slug, said.count) : undefined
  const sum = several
    ? t('meta.assistant.price.estimate', { said: saySeveral(several, language) })
    : said.is === 'beyond'
      ? t('meta.assistant.price.beyond', {
          asked: String(said.count),
          most: sayQuantity({ count: mostOf[unit], unit }, t) ?? '',
        })
      : said.is === 'unclear'
        ? t('meta.assistant.price.howMany', { unit: sayUnit(unit, t) ?? '' })
        : ''
  return [
    t('meta.assistant.price', { name, price: sayUnitPrice(facts, language) }),
    sum,
    await convertTo(readCurrency(asking.question), several?.price ?? price, replying),
  ]
}

/**
 * The price in a currency that was asked for by name, at today's reference rate, or plainly that it cannot be said; empty where none was
 * asked for, or it is said already.
 */
export async function convertTo(
  asked: AskedCurrency | undefined,
  { charged, shown }: Price,
  { tools, asking: { language } }: Pick<Replying, 'tools' | 'asking'>,
): Promise<string> {
  const t = translatorOf(language)
  if (asked === undefined) return ''
  if (asked === 'unclear') return t('meta.assistant.price.unclear')
  const { code } = asked
  if ([charged.from.currency, shown.from.currency].includes(code)) return ''
  const [from, to] = await Promise.all(
    [charged.from, charged.to].map((one) => tools.convert(toMajor(one), one.currency, code)),
  )
  if (!from || !to) return t('meta.assistant.price.noRate', { currency: `${currencyName(code, language)} (${code})` })
  return t('meta.assistant.price.converted', { amount: sayEstimate({ from: from.to, to: to.to }, language) })
}

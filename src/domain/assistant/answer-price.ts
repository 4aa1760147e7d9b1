// What a procedure costs: the live price, what may change it, and where it becomes fixed.

import type { Price } from '#domain/currency/price.ts'
import { toMajor } from '#kernel/money.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatRange } from '#texts/format.ts'
import type { Answer } from './answer.ts'
import { readCurrency } from './read-currency.ts'
import type { Replying } from './replying.ts'
import { sayPrice } from './say-price.ts'
import { list, quote, sourceOf, writeAnswer } from './write-answer.ts'

/** Undefined where the provider has no such procedure. @param slug of the procedure */
export async function answerPrice(slug: string, replying: Replying): Promise<Answer | undefined> {
  const { asking, tools, said } = replying
  const { language } = asking
  const t = translatorOf(language)
  const facts = await tools.readProcedure(slug)
  if (!facts) return undefined
  const passage = replying.passageOf({ kind: 'procedure', slug }, 'price')
  const { name, price, packages } = facts
  const packagePrices = packages.map((one) => `${one.name}: ${sayPrice(one.price, language)}`)
  return writeAnswer({
    paragraphs: [
      t('meta.assistant.price', { name, price: sayPrice(price, language) }),
      await convertTo(readCurrency(asking.question, language), price, replying),
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

/** The price in a currency that was asked for by name, at today's reference rate; empty where it is said already, or cannot be. */
export async function convertTo(
  currency: string | undefined,
  { charged, shown }: Price,
  { tools, asking: { language } }: Pick<Replying, 'tools' | 'asking'>,
): Promise<string> {
  if (!currency || [charged.from.currency, shown.from.currency].includes(currency)) return ''
  const [from, to] = await Promise.all(
    [charged.from, charged.to].map((one) => tools.convert(toMajor(one), one.currency, currency)),
  )
  if (!from || !to) return ''
  const amount = formatRange({ from: from.to, to: to.to }, language, 'estimate')
  return translatorOf(language)('meta.assistant.price.converted', {
    amount,
  })
}

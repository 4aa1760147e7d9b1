// What packages there are, what is in one and what it costs: live, as the pages have them today.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { sayFlying } from '#texts/say-flying.ts'
import type { Answer } from './answer.ts'
import { convertTo } from './answer-price.ts'
import type { Intent } from './intent.ts'
import type { Subject } from './passage.ts'
import { readCurrency } from './read-currency.ts'
import type { Replying } from './replying.ts'
import { sayPrice } from './say-price.ts'
import type { PackageFacts } from './tools.ts'
import { list, writeAnswer } from './write-answer.ts'

const mostListed = 6

/** @param about a package, or the procedure whose packages are asked for; undefined for all of them */
export async function answerPackages(about: Subject | undefined, replying: Replying): Promise<Answer> {
  const { tools, asking, said } = replying
  const t = translatorOf(asking.language)
  const all = await tools.listPackages(about?.kind === 'procedure' ? about.slug : undefined)
  const own = about?.kind === 'package' ? all.filter(({ slug }) => slug === about.slug) : all
  const [one, ...others] = own
  if (!one) {
    const sources = [{ title: t('packages.title'), path: '/packages' }]
    return writeAnswer({ paragraphs: [t('meta.assistant.packages.none')], sources, offersPerson: true })
  }
  if (others.length > 0) return listPackages(own, about, replying)
  const wish = said.evidence.find(({ intent }) => focus.has(intent))?.intent
  return describe(one, wish, replying)
}

const focus: ReadonlySet<Intent> = new Set(['not-included', 'included', 'cost'])

async function describe(one: PackageFacts, wish: Intent | undefined, replying: Replying): Promise<Answer> {
  const { asking } = replying
  const { language } = asking
  const t = translatorOf(language)
  const { name, price, saving, summary, slug } = one
  const inside = one.inside.map(({ text, mayChangeIf }) =>
    mayChangeIf === null ? text : `${text} (${t('procedure.mayChangeIf', { reason: mayChangeIf })})`,
  )
  const costs = t('meta.assistant.package.price', { name, price: sayPrice(price, language) })
  const included = `${t('procedure.included')}:\n\n${list(inside)}`
  const excluded = one.excluded.length > 0 ? `${t('procedure.notIncluded')}:\n\n${list(one.excluded)}` : ''
  const byWish: Partial<Record<Intent, string[]>> = {
    'not-included': [excluded],
    included: [included, excluded],
    cost: [saving ? t('meta.assistant.package.saving', { saving: sayPrice(saving, language) }) : ''],
  }
  return writeAnswer({
    paragraphs: [
      costs,
      await convertTo(readCurrency(asking.question), price, replying),
      ...((wish && byWish[wish]) ?? [`> ${summary}`, included, excluded, `${sayFlying(one, t)}.`]),
    ],
    sources: [{ title: name, path: `/packages#${slug}` }],
  })
}

function listPackages(own: readonly PackageFacts[], about: Subject | undefined, { asking }: Replying): Answer {
  const { language } = asking
  const t = translatorOf(language)
  const path = about?.kind === 'procedure' ? `/procedures/${about.slug}#packages` : '/packages'
  return writeAnswer({
    paragraphs: [
      t('meta.assistant.packages', { count: own.length }),
      list(own.slice(0, mostListed).map((one) => sayPackage(one, language))),
      own.length > mostListed ? t('meta.assistant.more') : '',
    ],
    sources: [{ title: t('packages.title'), path }],
    choices: own.slice(0, 3).map(({ name }) => t('meta.assistant.choice.package', { name })),
  })
}

const sayPackage = ({ name, price }: PackageFacts, language: Language): string =>
  `${name}: ${sayPrice(price, language)}`

// What several procedures cost that are asked for together, each with its own count; and what is only counted: `8 veneers`.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer } from './answer.ts'
import { answerPrice, sayOwnPrice } from './answer-price.ts'
import { readCount } from './read-count.ts'
import type { Replying } from './replying.ts'
import type { ProcedureFacts } from './tools.ts'
import { understandQuestion } from './understand-question.ts'
import { type Wanted, wantedProcedures } from './wanted-procedures.ts'
import { list, writeAnswer } from './write-answer.ts'

const mostSaid = 6

/** Undefined where something else is asked than prices, or the price of one procedure in words of its own. */
export async function answerPrices(replying: Replying): Promise<Answer | undefined> {
  const { asking, said, tools, knowledge } = replying
  const wanted = wantedProcedures(asking.question, asking.language, knowledge).slice(0, mostSaid)
  const [one, ...more] = wanted
  if (!one) return undefined
  const isOfPrice = said.evidence[0]?.intent === 'cost' || isOnlyCounted(wanted, replying)
  if (!isOfPrice) return undefined
  if (more.length === 0) return said.evidence[0]?.intent === 'cost' ? undefined : answerPrice(one.slug, replying)
  const read = await Promise.all(
    wanted.map(async ({ slug, words }) => ({ facts: await tools.readProcedure(slug), words })),
  )
  const known = read.filter((each): each is { facts: ProcedureFacts; words: string } => each.facts !== undefined)
  const lines = await Promise.all(known.map(({ facts, words }) => sayOwnPrice(facts, words, replying)))
  return writeAnswer({
    paragraphs: [
      list(lines.map((each) => each.filter(Boolean).join(' '))),
      translatorOf(asking.language)('meta.assistant.price.offer'),
    ],
    sources: known.map(({ facts: { slug, name } }) => ({ title: name, path: `/procedures/${slug}#price` })),
  })
}

/** Names and numbers, and no other word that says anything: what they come to is all there is to ask. */
function isOnlyCounted(wanted: readonly Wanted[], { asking, knowledge }: Replying): boolean {
  const isCounted = ({ words }: Wanted) => readCount(words, 'tooth').is !== 'none'
  const isSilent = ({ words }: Wanted) =>
    understandQuestion({ ...asking, question: words, procedure: undefined }, knowledge).wanted === ''
  return asking.before.length === 0 && wanted.some(isCounted) && wanted.every(isSilent)
}

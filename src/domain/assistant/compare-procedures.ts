// Puts two or three procedures beside each other: price, days and the flight home, as their pages have them.
import { translatorOf } from '#texts/catalogues.ts'
import { sayFlying } from '#texts/say-flying.ts'
import type { Answer } from './answer.ts'
import { isSure } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import { sayUnitPrice } from './say-price.ts'
import type { ProcedureFacts } from './tools.ts'
import { list, writeAnswer } from './write-answer.ts'

const mostCompared = 3

/** Undefined where no comparison is asked for, or less than two procedures are meant. */
export async function compareProcedures({ said, tools, asking }: Replying): Promise<Answer | undefined> {
  if (!isSure(said.evidence, 'compare')) return undefined
  const meant = said.context && said.named.length < 2 ? [...said.named, said.context] : said.named
  const slugs = [...new Set(meant.flatMap(({ subject }) => (subject.kind === 'procedure' ? [subject.slug] : [])))]
  if (slugs.length < 2) return undefined
  const read = await Promise.all(slugs.slice(0, mostCompared).map((slug) => tools.readProcedure(slug)))
  const facts = read.filter((one): one is ProcedureFacts => one !== undefined)
  if (facts.length < 2) return undefined
  const t = translatorOf(asking.language)
  const lines = facts.map(({ name, price, unit, stayDays, ...days }) =>
    t('meta.assistant.compare.line', {
      name,
      price: sayUnitPrice({ price, unit }, asking.language),
      stay: t('procedure.mark.stay', { count: stayDays }),
      fly: sayFlying(days, t),
    }),
  )
  const summaries = facts.map(({ summary }) => `> ${summary}`)
  return writeAnswer({
    paragraphs: [t('meta.assistant.compare'), summaries.join('\n'), list(lines)],
    sources: facts.map(({ slug, name }) => ({ title: name, path: `/procedures/${slug}` })),
  })
}

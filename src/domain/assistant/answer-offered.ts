// Whether something is offered at all, and what is.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer } from './answer.ts'
import { places } from './intent.ts'
import { sayNotListed } from './not-known.ts'
import { isSure } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import { link, list, quote, sourceOf, writeAnswer } from './write-answer.ts'

const alike = 0.05

/** Undefined where something else is asked. */
export async function answerOffered({ said, asking, passageOf, knowledge }: Replying): Promise<Answer | undefined> {
  const { evidence, named, rest, language } = said
  const others = evidence.filter(
    ({ intent, weight }) => intent !== 'offered' && weight >= 3 && places[intent].about !== 'nothing',
  )
  if (!isSure(evidence, 'offered')) return undefined
  const isOther = rest.length > 0 && named.length === 0 && !isOfPages(said.wanted, asking.language, knowledge)
  if (isOther) return sayNotListed(language)
  if (evidence[0]?.intent !== 'offered' || others.length > 0) return undefined
  const t = translatorOf(language)
  const all = { title: t('procedures.title'), path: '/procedures' }
  const surest = named[0]?.certainty ?? 0
  const procedures = named.filter(
    ({ subject, certainty }) => subject.kind === 'procedure' && certainty >= surest - alike,
  )
  const [one, ...more] = procedures
  if (one && more.length === 0) {
    const passage = passageOf(one.subject, 'what-it-is')
    const own = passage ? sourceOf(passage) : { title: one.name, path: `/procedures/${one.subject.slug}` }
    const paragraphs = [
      t('meta.assistant.offered.yes', { name: one.name }),
      passage ? quote(passage, '', language) : '',
    ]
    return writeAnswer({ paragraphs, sources: [own, all] })
  }
  if (one) {
    const items = procedures.map(({ name, subject }) => link({ title: name, path: `/procedures/${subject.slug}` }))
    return writeAnswer({ paragraphs: [t('meta.assistant.offered.these'), list(items)], sources: [all] })
  }
  if (rest.length > 0 || named.length > 0) return undefined
  const passage = passageOf(null, 'offered')
  return writeAnswer({
    paragraphs: [t('meta.assistant.offered.all'), passage ? quote(passage, '', language) : ''],
    sources: [all],
  })
}

const enough = 0.7

/** Something else that the pages of the clinic speak of: `do you have parking?` */
const isOfPages = (
  words: string,
  language: Replying['asking']['language'],
  knowledge: Replying['knowledge'],
): boolean =>
  knowledge
    .findPassages({ words, language, limit: 200 })
    .some(
      ({ passage, covered }) =>
        passage.subject?.kind !== 'procedure' && passage.kind !== 'offered' && covered >= enough,
    )

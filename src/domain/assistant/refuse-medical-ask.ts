// Refuses what only a clinician may say: what somebody has, which medicine and how much of it, whether a treatment is right for them.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer, Asking, Source } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import { findMedicalAsk, type MedicalAsk } from './medical-asks.ts'
import type { PassageKind } from './passage.ts'
import { procedureInQuestion } from './procedure-in-question.ts'
import { wordsOf } from './words.ts'

export type KnownToRefuse = Pick<Knowledge, 'provider'> &
  Partial<Pick<Knowledge, 'passages' | 'findSubjects' | 'classify'>>

/** What the page of a procedure says nearest to each. */
const nearest: Readonly<Record<MedicalAsk, readonly PassageKind[]>> = {
  diagnosis: ['risks'],
  medicine: ['aftercare', 'risks'],
  decision: ['who-it-is-for', 'who-it-is-not-for'],
}

/** Undefined for everything else: who a treatment is for, whether it hurts, what to bring are questions for the pages. */
export function refuseMedicalAsk(asking: Asking, knowledge: KnownToRefuse): Answer | undefined {
  const ask = ruledAsk(asking, knowledge) ?? likelyAsk(asking, knowledge)
  if (!ask) return undefined
  const t = translatorOf(asking.language)
  const source = nearestPassage(ask, asking, knowledge)
  const text = [
    t(`meta.assistant.refused.${ask}`),
    source
      ? t('meta.assistant.refused.page', { link: `[${source.title.replace(/[[\]]/gu, '')}](${source.path})` })
      : '',
    t('meta.assistant.refused.person', { quote: `[${t('meta.assistant.refused.quote')}](/quote)` }),
  ]
    .filter(Boolean)
    .join('\n\n')
  return { text, kind: 'refused', sources: source ? [source] : [], choices: [], offersPerson: true, by: 'pages' }
}

/** So likely each has to be by the examples where the rules are silent; what suits somebody is for the pages, and near a decision. */
const likelyFrom = { dosage: 0.45, diagnosis: 0.6, decision: 0.75 } as const
const askOf = { dosage: 'medicine', diagnosis: 'diagnosis', decision: 'decision' } as const

/** A rule that the examples do not bear out at all has mistaken a word. */
const borneOut = 0.05

function ruledAsk({ question, language }: Asking, { classify }: KnownToRefuse): MedicalAsk | undefined {
  const ask = findMedicalAsk(question)
  if (!ask || !classify) return ask
  const likely = classify(question, language).reduce((sum, one) => sum + (one.label in askOf ? one.likely : 0), 0)
  return likely >= borneOut ? ask : undefined
}

/** As surely as this one clause alone asks for it: `it throbs after anything cold. what have I got`. */
const inOneClause = 0.8
const leastWords = 3

function likelyAsk({ question, language }: Asking, { classify }: KnownToRefuse): MedicalAsk | undefined {
  if (!classify) return undefined
  const [whole] = classify(question, language)
  if (whole && whole.label in likelyFrom && whole.likely >= likelyFrom[whole.label as keyof typeof likelyFrom])
    return askOf[whole.label as keyof typeof askOf]
  const clauses = question.split(/[.!?؟;؛\n]+/u).filter((clause) => wordsOf(clause).length >= leastWords)
  for (const clause of clauses.length > 1 ? clauses : []) {
    const [best] = classify(clause, language)
    // Whether it suits somebody may stand in a clause of its own, and is for the pages.
    if ((best?.label === 'diagnosis' || best?.label === 'dosage') && best.likely >= inOneClause)
      return askOf[best.label]
  }
  return undefined
}

function nearestPassage(ask: MedicalAsk, asking: Asking, knowledge: KnownToRefuse): Source | undefined {
  const slug = procedureInQuestion(asking, knowledge)
  if (slug === undefined) return undefined
  const own = knowledge.passages?.filter(
    ({ subject, language }) => subject?.kind === 'procedure' && subject.slug === slug && language === asking.language,
  )
  const passage = nearest[ask].map((kind) => own?.find((one) => one.kind === kind)).find((one) => one !== undefined)
  return passage && { title: passage.title, path: passage.path }
}

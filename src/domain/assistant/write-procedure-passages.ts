// The passages of one procedure, section by section of its page.
import { plainText } from '#kernel/rich-text.ts'
import { formatDate } from '#texts/format.ts'
import { sayBeforeFlying, sayFlying } from '#texts/say-flying.ts'
import { sayDuration, sayPhase } from '#texts/say-time.ts'
import type { TextKey } from '#texts/translate.ts'
import type { KnownPackage, KnownPractitioner, KnownProcedure } from './offered.ts'
import type { Passage, PassageKind } from './passage.ts'
import { linesOf, splitSentences } from './split-sentences.ts'
import type { Wording } from './wording.ts'

type Around = { packages: readonly KnownPackage[]; practitioners: readonly KnownPractitioner[] }
type Part = { section: string; kind: PassageKind; title: string; lines: readonly string[] }

/** @param around its own packages and practitioners */
export function writeProcedurePassages(row: KnownProcedure, around: Around, wording: Wording): Passage[] {
  const { language, say } = wording
  const name = say(row.name)
  return [
    ...writeText(row, wording),
    ...writeFigures(row, wording),
    ...writeAround(around, wording),
    ...say(row.text).questions.map(({ question, answer }): Part => {
      return { section: '#questions', kind: 'question', title: question, lines: linesOf(answer) }
    }),
  ].map(({ section, kind, title, lines }) => ({
    path: `/procedures/${row.slug}${section}`,
    language,
    kind,
    subject: { kind: 'procedure', slug: row.slug },
    title: `${name}: ${title}`,
    lines,
  }))
}

function writeText(row: KnownProcedure, { t, say }: Wording): Part[] {
  const text = say(row.text)
  const part = (section: string, kind: PassageKind, title: TextKey, lines: readonly string[]): Part => {
    return { section: `#${section}`, kind, title: t(title), lines }
  }
  const recovery = text.recovery.map((phase) => `${sayPhase(phase, t)}: ${plainText(phase.text)}`)
  const included = text.included.map((line) => sayPart(line, t))
  return [
    part('whatItIs', 'what-it-is', 'procedure.whatItIs', [
      ...splitSentences(say(row.summary)),
      ...linesOf(text.whatItIs),
    ]),
    part('suitability', 'who-it-is-for', 'procedure.whoItIsFor', linesOf(text.whoItIsFor)),
    part('suitability', 'who-it-is-not-for', 'procedure.whoItIsNotFor', linesOf(text.whoItIsNotFor)),
    part('steps', 'steps', 'procedure.steps', linesOf(text.steps)),
    part('recovery', 'recovery', 'procedure.recovery', recovery),
    part('risks', 'risks', 'procedure.risks', linesOf(text.risks)),
    part('price', 'included', 'procedure.included', included),
    part('price', 'not-included', 'procedure.notIncluded', text.notIncluded),
    part('aftercare', 'aftercare', 'procedure.aftercare', linesOf(text.aftercare)),
    part('price', 'price', 'procedure.price', [
      ...(row.priceToMinor > row.priceFromMinor ? splitSentences(t('procedure.priceRange')) : []),
      ...text.included.filter(({ mayChangeIf }) => mayChangeIf !== null).map((line) => sayPart(line, t)),
    ]),
  ].filter(({ lines }) => lines.length > 0)
}

/** A line of a price, and what may change it, as they stand below each other. */
export const sayPart = (
  { text, mayChangeIf }: { text: string; mayChangeIf: string | null },
  t: Wording['t'],
): string => (mayChangeIf === null ? text : `${text} (${t('procedure.mayChangeIf', { reason: mayChangeIf })})`)

function writeFigures(row: KnownProcedure, { t, language }: Wording): Part[] {
  const { hospitalNights, flySource } = row
  const facts = [
    `${t('procedure.theatre')}: ${sayDuration(row.durationMin, t)}`,
    `${t('procedures.anaesthesia')}: ${sayAnaesthesia(row.anaesthesia, t)}`,
    hospitalNights > 0 ? t('procedure.mark.hospital', { count: hospitalNights }) : t('procedure.mark.sameDay'),
    t('procedure.mark.stay', { count: row.stayDays }),
    t('procedure.reviewed', { name: row.reviewedBy, date: formatDate(row.reviewedOn, language) }),
  ]
  const flying = [
    sayFlying(row, t),
    ...splitSentences(sayBeforeFlying(row, t)),
    ...(flySource ? [t('procedure.source', { source: flySource })] : []),
  ]
  return [
    { section: '', kind: 'facts', title: t('meta.assistant.passage.facts'), lines: facts },
    { section: '#recovery', kind: 'flying', title: t('procedure.fly'), lines: flying },
  ]
}

const anaesthesias = ['none', 'drops', 'local', 'sedation', 'spinal', 'general'] as const

/** Known words in the language, others as the provider wrote them. */
function sayAnaesthesia(written: string, t: Wording['t']): string {
  const known = anaesthesias.find((one) => one === written.trim().toLowerCase())
  return known ? t(`procedures.anaesthesia.${known}`) : written
}

function writeAround({ packages, practitioners }: Around, { t, say, comma }: Wording): Part[] {
  const offers = packages.flatMap((one) => [say(one.name), ...splitSentences(say(one.summary))])
  const people = practitioners.map((one) => `${say(one.name)}${comma}${say(one.title)}`)
  const parts: Part[] = [
    { section: '#packages', kind: 'procedure-packages', title: t('procedure.packages'), lines: offers },
    { section: '#practitioners', kind: 'procedure-practitioners', title: t('procedure.practitioners'), lines: people },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

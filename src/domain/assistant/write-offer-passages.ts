// The passages of packages, and the lists of what a provider offers at all.
import { formatDate } from '#texts/format.ts'
import type { KnownPackage, Offered } from './offered.ts'
import type { Passage } from './passage.ts'
import { splitSentences } from './split-sentences.ts'
import type { Wording } from './wording.ts'
import { sayPart } from './write-procedure-passages.ts'

export function writePackagePassages(one: KnownPackage, wording: Wording): Passage[] {
  const { language, t, say } = wording
  const name = say(one.name)
  const inside = one.inside.map(({ text, mayChangeIf }) =>
    sayPart({ text: say(text), mayChangeIf: mayChangeIf && say(mayChangeIf) }, t),
  )
  const dates = { from: formatDate(one.validFrom, language), to: formatDate(one.validTo, language) }
  const parts: [string, readonly string[]][] = [
    [name, [...splitSentences(say(one.summary)), ...sayFacts(one, wording), t('packages.valid', dates)]],
    [`${name}: ${t('packages.inside')}`, inside],
    [`${name}: ${t('packages.notInside')}`, one.excluded.map((text) => say(text))],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => ({
      path: `/packages#${one.slug}`,
      language,
      kind: 'package',
      subject: { kind: 'package', slug: one.slug },
      title,
      lines,
    }))
}

/** As the card of the package has them. */
function sayFacts({ nights, hotelClass, transfers, companions }: KnownPackage, { t }: Wording): string[] {
  return [
    ...(nights > 0 ? [t('packages.hotelNights', { count: nights })] : []),
    ...(hotelClass > 0 ? [t('packages.hotelClass', { count: hotelClass })] : []),
    ...(transfers > 0 ? [t('packages.rides', { count: transfers })] : []),
    companions > 0 ? t('packages.companions', { count: companions }) : t('packages.alone'),
  ]
}

/** The lists of procedures, whole and by category, and that of packages. */
export function writeOfferedPassages({ procedures, packages }: Offered, { language, t, say }: Wording): Passage[] {
  const offered = (path: string, title: string, lines: readonly string[]): Passage => {
    return { path, language, kind: 'offered', subject: null, title, lines }
  }
  const categories = Map.groupBy(procedures, ({ category }) => say(category))
  const title = t('procedures.title')
  const lists = [...categories].map(([category, rows]) => {
    return offered(
      '/procedures',
      `${title}: ${category}`,
      rows.map(({ name }) => say(name)),
    )
  })
  return [
    offered(
      '/procedures',
      title,
      procedures.map(({ name }) => say(name)),
    ),
    ...(lists.length > 1 ? lists : []),
    offered('/packages', t('packages.title'), [
      ...splitSentences(t('packages.introduction')),
      ...packages.map(({ name }) => say(name)),
    ]),
  ].filter(({ lines }) => lines.length > 0)
}

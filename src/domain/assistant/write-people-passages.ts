// The passage of each practitioner: who they are, what they speak, what they perform, and where their licence can be checked.
import { languageName } from '#texts/format.ts'
import type { KnownPractitioner, KnownProcedure } from './offered.ts'
import type { Passage } from './passage.ts'
import { splitSentences } from './split-sentences.ts'
import type { Wording } from './wording.ts'

const lists = { en: 'en-GB', ar: 'ar' } as const

/** @param performed what is on sale of what the person performs */
export function writePersonPassage(
  one: KnownPractitioner,
  performed: readonly KnownProcedure[],
  { language, t, say }: Wording,
): Passage {
  const join = (words: readonly string[]) => new Intl.ListFormat(lists[language], { type: 'conjunction' }).format(words)
  const spoken = one.languages.map((code) => languageName(code, language))
  return {
    path: `/contact#${one.slug}`,
    language,
    kind: 'practitioner',
    subject: { kind: 'practitioner', slug: one.slug },
    title: say(one.name),
    lines: [
      `${say(one.title)} · ${say(one.specialty)}`,
      ...splitSentences(say(one.biography)),
      ...(spoken.length > 0 ? [t('contact.speaks', { languages: join(spoken) })] : []),
      ...(one.practisingSince === null ? [] : [t('contact.since', { year: one.practisingSince })]),
      ...(performed.length > 0
        ? [t('meta.assistant.passage.performs', { procedures: join(performed.map(({ name }) => say(name))) })]
        : []),
      `${t('contact.licence')} ${one.licenceNumber}, ${say(one.licenceRegister)}`,
    ],
  }
}

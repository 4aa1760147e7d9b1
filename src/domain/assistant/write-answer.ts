// Puts an answer together: paragraphs, quotes, lists, and below them where it is from.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer, Source } from './answer.ts'
import { linkContacts } from './link-contacts.ts'
import type { Passage } from './passage.ts'
import { chooseLines } from './quote-passage.ts'

type Parts = {
  /** One below the other; empty ones are left out. */
  paragraphs: readonly string[]
  sources?: readonly Source[]
  kind?: Answer['kind']
  choices?: readonly string[]
  offersPerson?: boolean
}

export function writeAnswer({
  paragraphs,
  sources = [],
  kind = 'answer',
  choices = [],
  offersPerson = false,
}: Parts): Answer {
  const own = sources.filter(({ path }, at) => sources.findIndex((one) => one.path === path) === at)
  const links = own.map(link).join('\n\n')
  const text = [...paragraphs, links].filter(Boolean).join('\n\n')
  return { text, kind, sources: own, choices: [...choices], offersPerson, by: 'pages' }
}

/** Square brackets would end the words of a link. */
export const link = ({ title, path }: Source): string => `[${title.replaceAll(/[[\]]/g, '')}](${path})`

export const sourceOf = ({ title, path }: Passage): Source => ({ title, path })

/** The lines of a passage that answer, letter by letter, and whether the page has more of them; the ways to the clinic are links. */
export function quote(passage: Passage, wanted: string, language: Language): string {
  const { lines, isAll } = chooseLines(passage, wanted, language)
  const quoted = lines.map((line) => `> ${linkContacts(line, passage, language)}`).join('\n')
  return isAll ? quoted : `${quoted}\n\n${translatorOf(language)('meta.assistant.more')}`
}

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

// Finds a sign of danger in what somebody wrote in a language that the pages are not written in.
import { type RedFlagKind, redFlagKinds } from '#domain/assistant/red-flags.ts'
import type { DangerLanguage } from '#texts/danger-language.ts'
import { chineseSigns } from './chinese-signs.ts'
import { foreignPattern, plainForeign } from './foreign-pattern.ts'
import type { ForeignSigns } from './foreign-signs.ts'
import { frenchSigns } from './french-signs.ts'
import { furtherSigns } from './further-signs.ts'
import { germanSigns } from './german-signs.ts'
import { hindiSigns } from './hindi-signs.ts'
import { italianSigns } from './italian-signs.ts'
import { persianSigns } from './persian-signs.ts'
import { portugueseSigns } from './portuguese-signs.ts'
import { romanisedArabicSigns } from './romanised-arabic-signs.ts'
import { romanisedHindiSigns } from './romanised-hindi-signs.ts'
import { russianSigns } from './russian-signs.ts'
import { spanishSigns } from './spanish-signs.ts'
import { turkishSigns } from './turkish-signs.ts'
import { urduSigns } from './urdu-signs.ts'

/** `language` is that of the words which tell it. */
export type ForeignDanger = { kind: RedFlagKind; language: DangerLanguage }

type Sign = { kind: RedFlagKind; isSure: boolean; pattern: RegExp }
type Reader = {
  language: DangerLanguage
  script: RegExp
  signs: Sign[]
  harmless: RegExp[]
  calm: RegExp[]
  fold: (text: string) => string
}

/** Every language of the script is tried: danger does not wait for somebody to say which one it is. One finding for each language that tells it. */
export function findForeignDangers(text: string): ForeignDanger[] {
  const sentences = plainForeign(text)
  return readers.flatMap(({ language, script, signs, harmless, calm, fold }) => {
    if (!script.test(text)) return []
    const folded = sentences.map((sentence) =>
      harmless.reduce((left, phrase) => left.replace(phrase, ''), fold(sentence)),
    )
    const isCalm = folded.map((sentence) => calm.some((pattern) => pattern.test(sentence)))
    const found = signs.find(({ isSure, pattern }) =>
      folded.some((sentence, at) => (isSure || !isCalm[at]) && pattern.test(sentence)),
    )
    return found ? [{ kind: found.kind, language }] : []
  })
}

const [latin, arabic, cyrillic] = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u]

const readers: readonly Reader[] = [
  reader('fr', latin, frenchSigns),
  reader('de', latin, germanSigns),
  reader('es', latin, spanishSigns),
  reader('pt', latin, portugueseSigns),
  reader('it', latin, italianSigns),
  reader('tr', latin, turkishSigns),
  reader('hi-Latn', latin, romanisedHindiSigns),
  reader('ar', latin, romanisedArabicSigns),
  reader('ru', cyrillic, russianSigns),
  reader('fa', arabic, persianSigns),
  reader('ur', arabic, urduSigns),
  reader('hi', /\p{Script=Devanagari}/u, hindiSigns),
  reader('zh', /\p{Script=Han}/u, chineseSigns),
  // Last: what has a card of its own goes before.
  reader('en', /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u, furtherSigns),
]

function reader(
  language: DangerLanguage,
  script: RegExp,
  { signs, harmless = [], calm, fold = (text: string) => text }: ForeignSigns,
): Reader {
  const of = (kind: RedFlagKind, patterns: readonly string[] = [], isSure: boolean): Sign[] =>
    patterns.map((pattern) => ({ kind, isSure, pattern: foreignPattern(pattern, fold) }))
  return {
    language,
    script,
    fold,
    signs: redFlagKinds.flatMap((kind) => [
      ...of(kind, signs[kind]?.sure, true),
      ...of(kind, signs[kind]?.plain, false),
    ]),
    harmless: harmless.map((pattern) => new RegExp(foreignPattern(pattern, fold), 'gu')),
    calm: calm.map((pattern) => foreignPattern(pattern, fold)),
  }
}

// The texts of danger by language, on the server.
import { languages } from '#kernel/language.ts'
import { translatorOf } from './catalogues.ts'
import { chinese } from './danger-in-chinese.ts'
import { french } from './danger-in-french.ts'
import { german } from './danger-in-german.ts'
import { hindi } from './danger-in-hindi.ts'
import { italian } from './danger-in-italian.ts'
import { persian } from './danger-in-persian.ts'
import { portuguese } from './danger-in-portuguese.ts'
import { romanisedHindi } from './danger-in-romanised-hindi.ts'
import { russian } from './danger-in-russian.ts'
import { spanish } from './danger-in-spanish.ts'
import { turkish } from './danger-in-turkish.ts'
import { urdu } from './danger-in-urdu.ts'
import type { DangerLanguage, ForeignLanguage } from './danger-language.ts'
import type { DangerTexts } from './danger-texts.ts'
import { createTranslate, type Translate } from './translate.ts'

export const dangerTexts: Readonly<Record<ForeignLanguage, DangerTexts>> = {
  fr: french,
  de: german,
  ru: russian,
  tr: turkish,
  es: spanish,
  it: italian,
  pt: portuguese,
  fa: persian,
  ur: urdu,
  hi: hindi,
  'hi-Latn': romanisedHindi,
  zh: chinese,
}

const other = 'meta.assistant.urgent.other'

/** A text that a language does not have is that of any other danger, or empty. */
export function dangerTranslatorOf(language: DangerLanguage): Translate {
  const own = languages.find((one) => one === language)
  if (own) return translatorOf(own)
  const texts: Partial<Record<string, string>> = dangerTexts[language as ForeignLanguage]
  const translate = createTranslate(texts, language)
  return (key, parameters) =>
    translate(key in texts || !key.startsWith('meta.assistant.urgent.') ? key : other, parameters)
}

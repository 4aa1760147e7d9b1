// Texts that may be written once or by language, and a record of those that lack a translation.
import { z } from 'zod'
import { canonicalLanguage, isLanguageCode } from '#kernel/language-code.ts'
import type { Localized } from '#kernel/localized.ts'
import { languageExpected, longest, tooLong } from './field-rules.ts'
import { textLimits } from './text-limits.ts'

export class PackTexts {
  /** The languages of the pack, the provider's own first; empty when provider.json does not tell. */
  readonly languages: readonly string[]
  /** A text, or an object of texts by language; comes out by language. Empty objects stand for nothing. */
  readonly text = this.#upTo(longest.text)
  /** The same of one line or two. */
  readonly line = this.#upTo(longest.line)
  /** The same of what a thing or a person is called. */
  readonly name = this.#upTo(longest.name)
  /** The same of markdown, whose reader has limits of its own. */
  readonly markdown = this.#upTo(textLimits.legalText.characters)
  readonly #incomplete = new Map<object, string[]>()

  constructor(languages: readonly string[]) {
    this.languages = languages
  }

  /** True for the codes that texts may be written in; any language while the pack's own are not known. */
  takes(code: string): boolean {
    return this.languages.length === 0 ? isLanguageCode(code) : this.languages.includes(code)
  }

  /** With the provider's own language first, since the first is shown where another is missing. */
  inOrder<T>(text: Localized<T>): Localized<T> {
    const rank = (language: string) => (this.languages.includes(language) ? this.languages.indexOf(language) : Infinity)
    return Object.fromEntries(Object.entries(text).sort(([one], [other]) => rank(one) - rank(other) || 0))
  }

  /** The texts in a value that lack a language, by their names: `contact.hours`. */
  lacking(language: string, value: unknown, name: string): string[] {
    if (typeof value !== 'object' || value === null) return []
    if (this.#incomplete.get(value)?.includes(language)) return [name]
    const within = (key: string) => (Array.isArray(value) ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`)
    return Object.entries(value).flatMap(([key, part]) => this.lacking(language, part, within(key)))
  }

  #upTo(most: number): z.ZodType<Localized> {
    return z.unknown().transform((value, context) => this.#read(value, context, most))
  }

  #read(value: unknown, context: z.core.$RefinementCtx, most: number): Localized {
    const refuse = (message: string, path: string[] = [], params = {}) =>
      context.issues.push({ code: 'custom', input: value, message, path, params })
    const own = this.languages[0]
    const found: Localized = {}
    if (typeof value === 'string' && value.trim() !== '') {
      found[own ?? ''] = value.trim()
      if (value.trim().length > most) refuse(tooLong(most))
    } else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse('a text, or texts by language')
    } else {
      const seen = new Set<string>()
      for (const [key, part] of Object.entries(value)) {
        const language = canonicalLanguage(key) ?? key
        if (!this.takes(language)) refuse(this.#expectedLanguages(), [key], { ofKey: true })
        else if (seen.has(language)) refuse(`left out: ${language} is written twice`, [key])
        else if (typeof part !== 'string' || part.trim() === '') refuse('a text', [key])
        else if (part.trim().length > most) refuse(tooLong(most), [key])
        else found[language] = part.trim()
        seen.add(language)
      }
      if (own !== undefined && !seen.has(own)) refuse(`a text in the provider's first language`, [own])
    }
    const text = this.inOrder(found)
    const lacking = this.languages.filter((language) => !Object.hasOwn(text, language))
    if (lacking.length > 0) this.#incomplete.set(text, lacking)
    return text
  }

  #expectedLanguages(): string {
    return this.languages.length === 0 ? languageExpected : `one of ${this.languages.join(', ')}`
  }
}

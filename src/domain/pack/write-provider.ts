// Writes a provider as provider.json: where it is, what it says of itself, and how people sign in with its company.
import type { LegalTexts, Provider } from '#domain/provider/provider.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Block } from '#kernel/rich-text.ts'
import type { PackCompany, PackProvider } from './pack.ts'
import { writePayments } from './payments-shape.ts'
import { writeBlocks } from './write-markdown.ts'
import { writeLegalTexts, writeTheme } from './write-site.ts'

/** @param domains in any order: which one is first means nothing */
export function writeProvider(
  company: PackCompany,
  provider: PackProvider,
  domains: readonly string[],
): Record<string, unknown> {
  const { sample, languages, location, theme, settlementCurrency, payments, contact, about, legalTexts } = provider
  const { userPool, signIn, retention } = company
  return {
    ...(sample ? { sample } : {}),
    languages,
    company: {
      slug: company.slug,
      name: company.name,
      legalName: company.legalName,
      ...(company.gtagId === null ? {} : { gtagId: company.gtagId }),
    },
    location: { slug: provider.slug, ...location },
    domains: domains.toSorted(),
    theme: theme.map(writeTheme),
    settlementCurrency,
    ...(userPool === null ? {} : { userPool }),
    ...(signIn === null ? {} : { signIn }),
    ...(retention === null ? {} : { retention: withOrderedLaw(retention, languages) }),
    ...(payments === null ? {} : { payments: writePayments(payments, location.currency) }),
    contact,
    about,
    legalTexts: writeParagraphs(legalTexts, languages),
  }
}

/** It lies where the order of languages is not kept. */
function withOrderedLaw(
  { contractLaw, ...rules }: NonNullable<PackCompany['retention']>,
  languages: Provider['languages'],
) {
  if (!contractLaw) return rules
  const known = languages.flatMap((language) => (language in contractLaw ? [[language, contractLaw[language]]] : []))
  return { ...rules, contractLaw: Object.fromEntries(known) }
}

const writeParagraphs = (texts: LegalTexts, languages: readonly string[]) =>
  writeLegalTexts(texts, (text) => paragraphsOf(text, languages))

/** Paragraph by paragraph where the languages have as many of the same kinds; otherwise the text is one of them, whole. */
function paragraphsOf(text: Localized<Block[]>, languages: readonly string[]): Localized[] {
  const written = languages.filter((language) => Object.hasOwn(text, language))
  const blocks = (language: string) => text[language] ?? []
  const kinds = new Set(
    written.map((language) =>
      blocks(language)
        .map(({ kind }) => kind)
        .join(),
    ),
  )
  if (kinds.size > 1) return [Object.fromEntries(written.map((language) => [language, writeBlocks(blocks(language))]))]
  return blocks(written[0] ?? '').map((_, at) =>
    Object.fromEntries(written.map((language) => [language, writeBlocks(blocks(language).slice(at, at + 1))])),
  )
}

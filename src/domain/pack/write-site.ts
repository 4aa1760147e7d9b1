// Writes the parts of provider.json that are edited one by one: look, contact, about, legal texts, host names.
import type { LegalText, LegalTexts, Provider, Theme } from '#domain/provider/provider.ts'
import { themeOf } from '#domain/provider/provider.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Block } from '#kernel/rich-text.ts'
import { writeBlocks } from './write-markdown.ts'

export const siteParts = ['theme', 'contact', 'about', 'legal-texts', 'domains'] as const
export type SitePart = (typeof siteParts)[number]

type SiteRow = Pick<Provider, 'theme' | 'contact' | 'about' | 'legalTexts'>

/** @param domains in any order: which one is first means nothing */
export function writeSite(part: SitePart, row: SiteRow, domains: readonly string[]): Record<string, unknown> {
  if (part === 'theme') return writeTheme(themeOf(row))
  if (part === 'contact') return { ...row.contact }
  if (part === 'about') return { ...row.about }
  return part === 'domains' ? { domains: domains.toSorted() } : writeLegalTexts(row.legalTexts, wholeText)
}

export const writeTheme = ({ primaryColor, secondaryColor, hoverColor }: Theme) => ({
  primaryColor,
  secondaryColor,
  hoverColor,
})

/** @param write what a text by language becomes */
export function writeLegalTexts<T>(texts: LegalTexts, write: (text: Localized<Block[]>) => T) {
  const one = ({ updatedOn, text }: LegalText) => ({ updatedOn, text: write(text) })
  return {
    cookiePolicy: one(texts.cookiePolicy),
    privacyPolicy: one(texts.privacyPolicy),
    termsOfService: one(texts.termsOfService),
  }
}

const wholeText = (text: Localized<Block[]>): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, blocks]) => [language, writeBlocks(blocks)]))

// One of the provider's legal texts, cut into sections at its headings so that a table of contents can lead there.
import { getLegalText, type LegalDocument } from '#contract/provider.ts'
import { type Block, plainText } from '#kernel/rich-text.ts'
import { slugify } from '#kernel/slug.ts'
import { formatDate } from '#texts/format.ts'
import type { TextKey } from '#texts/translate.ts'
import { markLanguage } from '#web/page/mark-language.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

export type LegalSection = { id: string; title: string; blocks: Block[] }

const names: Record<LegalDocument, TextKey> = {
  'cookie-policy': 'shell.cookies',
  'privacy-policy': 'shell.privacy',
  'terms-of-service': 'shell.terms',
}

export async function presentLegal(document: LegalDocument, { call, visitor, provider, t }: PageContext) {
  const { language } = visitor
  const {
    updatedOn,
    text,
    language: written,
  } = await call(getLegalText, { document, language: contentLanguageOf(visitor) })
  const name = t(names[document])
  return {
    name,
    title: t('meta.legal.title', { document: name, clinic: provider.name, city: provider.location.city }),
    description: t(`meta.${document}.description`, { clinic: provider.name }),
    clinic: provider.company.legalName,
    updated: t('legal.updated', { date: formatDate(updatedOn, language) }),
    written: markLanguage(written, visitor),
    ...cutIntoSections(text),
  }
}
export type LegalText = Awaited<ReturnType<typeof presentLegal>>

/** What stands before the first heading is the introduction; ids are words of the heading, each once. */
export function cutIntoSections(blocks: readonly Block[]): { introduction: Block[]; sections: LegalSection[] } {
  const introduction: Block[] = []
  const sections: LegalSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const title = plainText(block.text)
      const id = slugify(title) || 'section'
      const again = sections.filter((one) => one.title === title).length
      sections.push({ id: again > 0 ? `${id}-${again + 1}` : id, title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? introduction).push(block)
  }
  return { introduction, sections }
}

// The passages of the legal texts: one for each heading, and one for what stands before the first.
import type { LegalTexts } from '#domain/provider/provider.ts'
import { type Block, plainText } from '#kernel/rich-text.ts'
import type { TextKey } from '#texts/translate.ts'
import type { Passage } from './passage.ts'
import { linesOf } from './split-sentences.ts'
import type { Wording } from './wording.ts'

type Document = { text: keyof LegalTexts; name: TextKey; path: string; kind: 'privacy' | 'terms' | 'cookies' }

const documents: readonly Document[] = [
  { text: 'privacyPolicy', name: 'shell.privacy', path: '/privacy-policy', kind: 'privacy' },
  { text: 'termsOfService', name: 'shell.terms', path: '/terms-of-service', kind: 'terms' },
  { text: 'cookiePolicy', name: 'shell.cookies', path: '/cookie-policy', kind: 'cookies' },
]

export function writeLegalPassages({ provider, language, t, say }: Wording): Passage[] {
  return documents.flatMap(({ text, name, path, kind }) =>
    cutAtHeadings(say(provider.legalTexts[text].text))
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ heading, blocks }) => ({
        path,
        language,
        kind,
        subject: null,
        title: heading ? `${t(name)}: ${heading}` : t(name),
        lines: linesOf(blocks),
      })),
  )
}

function cutAtHeadings(blocks: readonly Block[]): { heading: string; blocks: Block[] }[] {
  const sections: { heading: string; blocks: Block[] }[] = [{ heading: '', blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: plainText(block.text), blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

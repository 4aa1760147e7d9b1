// Reads a part of provider.json as it is edited alone, by the rules of the pack.
import { z } from 'zod'
import type { DocumentPath } from './document-source.ts'
import { jsonSource, type TellFault } from './document-source.ts'
import { providerFrame } from './frames.ts'
import type { PackProvider } from './pack.ts'
import { collectFaults, type DocumentContext, type ReadDocument } from './read-document.ts'
import { readProvider } from './read-provider.ts'
import { Reading } from './reading.ts'
import type { SitePart } from './write-site.ts'

/** The columns of the provider that a part stands for, or all of its host names in lower case. */
export type SiteRow = Partial<Pick<PackProvider, 'theme' | 'contact' | 'about' | 'legalTexts'>> | { domains: string[] }

/** How a part becomes keys of provider.json, and a place in there a place of the part again. */
type Form = { keys: (document: unknown) => Record<string, unknown>; toField: (path: DocumentPath) => DocumentPath }

const legalText = z.looseObject({ text: z.unknown() })

const forms: Record<SitePart, Form> = {
  theme: { keys: (document) => ({ theme: [document] }), toField: (path) => path.slice(2) },
  contact: { keys: (contact) => ({ contact }), toField: (path) => path.slice(1) },
  about: { keys: (about) => ({ about }), toField: (path) => path.slice(1) },
  domains: {
    // Keys that do not belong there are refused as keys of the file.
    keys: (document) => ({ domains: undefined, ...z.record(z.string(), z.unknown()).safeParse(document).data }),
    toField: (path) => path,
  },
  'legal-texts': {
    keys: (document) => ({ legalTexts: inParagraphs(document) }),
    // A text of one paragraph, as the pack has it: `legalTexts.cookiePolicy.text.0.en`.
    toField: ([, name, text, , ...rest]) => [name, text, ...rest].filter((step) => step !== undefined),
  },
}

/** The texts are whole; the pack has them in paragraphs. */
function inParagraphs(document: unknown): unknown {
  const { data: texts } = z.record(z.string(), z.unknown()).safeParse(document)
  if (!texts) return document
  const whole = Object.entries(texts).map(([name, value]) => {
    const { data } = legalText.safeParse(value)
    return [name, data && data.text !== undefined ? { ...data, text: [data.text] } : value]
  })
  return Object.fromEntries(whole)
}

export function readSiteDocument(part: SitePart, document: unknown, context: DocumentContext): ReadDocument<SiteRow> {
  return collectFaults((tell) => readPart(part, document, context, tell))
}

function readPart(
  part: SitePart,
  document: unknown,
  { languages, currency }: DocumentContext,
  tell: TellFault,
): SiteRow | undefined {
  const { keys, toField } = forms[part]
  const whole = providerFrame(languages, currency, keys(document))
  const source = jsonSource('provider.json', whole, toField, tell)
  const read = readProvider(new Reading(new Map([['provider.json', source]]), []))
  if (!read) return undefined
  const { theme, contact, about, legalTexts } = read.provider
  const rows: Record<SitePart, SiteRow> = {
    theme: { theme },
    contact: { contact },
    about: { about },
    'legal-texts': { legalTexts },
    domains: { domains: read.domains.map(({ domain }) => domain) },
  }
  return rows[part]
}

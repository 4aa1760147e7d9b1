// Reads procedures/<slug>.md and procedures/<slug>.<language>.md, and holds them against the table of procedures.

import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { Localized } from '#kernel/localized.ts'
import { readProcedureText } from './read-procedure-text.ts'
import type { PlacedSlug, Reading } from './reading.ts'
import { nearMiss, shown } from './wording.ts'

const pageName = /^procedures\/([^/.]+)(?:\.([^/.]+))?\.md$/

/**
 * The pages of each procedure by slug and language.
 * @param slugs of procedures.csv; undefined when that cannot be read, then no page is refused for having no procedure
 */
export function readProcedurePages(
  reading: Reading,
  slugs: readonly PlacedSlug[] | undefined,
): Map<string, Localized<ProcedureText>> {
  const texts = new Map<string, Localized<ProcedureText>>()
  const known = slugs && new Set(slugs.map((placed) => placed.slug))
  for (const [path, source] of reading.sources) {
    const match = pageName.exec(path)
    const slug = match?.[1]
    if (slug === undefined) continue
    refuseStray(reading, path, slug, match?.[2], known)
    const language = match?.[2] ?? reading.texts.languages[0] ?? ''
    const text = readProcedureText(source)
    texts.set(slug, { ...texts.get(slug), [language]: text })
  }
  return texts
}

/** Refuses procedures without a page, and notes those without one in another language of the pack. */
export function refuseMissingPages(reading: Reading, slugs: readonly PlacedSlug[], files: ReadonlySet<string>): void {
  for (const { slug, source, offset } of slugs) {
    const page = `procedures/${slug}.md`
    if (!files.has(page)) source.refuse(offset, `${shown(slug)} has no page; must be in ${page}`)
  }
  for (const language of reading.texts.languages.slice(1)) {
    const lacking = slugs.filter(({ slug }) => !files.has(`procedures/${slug}.${language}.md`))
    reading.noteMissing(
      `procedures: no page in ${shown(language)} of`,
      lacking.map(({ slug }) => slug),
    )
  }
}

function refuseStray(
  reading: Reading,
  path: string,
  slug: string,
  language: string | undefined,
  known: ReadonlySet<string> | undefined,
): void {
  if (known && !known.has(slug)) {
    const near = nearMiss(slug, known)
    const meant = near === undefined ? '' : `; did you mean ${shown(near)}?`
    reading.refuseFile(path, `procedures.csv has no procedure ${shown(slug)}${meant}`)
  }
  if (language === undefined) return
  reading.refuseStrayLanguage(path, language, `procedures/${slug}.md`)
}

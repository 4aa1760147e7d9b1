// What the readers of a pack's files share while a pack is read: its files, its faults and what is worth a note.
import type { Node } from 'jsonc-parser'
import { canonicalLanguage } from '#kernel/language-code.ts'
import type { PackFault } from './pack.ts'
import { PackTexts } from './pack-texts.ts'
import { parseJson } from './parse-json.ts'
import { Source } from './source.ts'
import { nearMiss, shown } from './wording.ts'

export class Reading {
  readonly faults: PackFault[]
  readonly notes: string[] = []
  /** Text files by their path in the pack; absent when there is none or it cannot be read. */
  readonly sources: ReadonlyMap<string, Source>
  /** The languages become known when provider.json is read. */
  texts = new PackTexts([])
  /** Of the location; known when provider.json says a sound one. */
  currency: string | undefined

  constructor(sources: ReadonlyMap<string, Source>, faults: PackFault[]) {
    this.sources = sources
    this.faults = faults
  }

  /** A JSON file with its root; undefined when it is not there or no JSON. */
  json(file: string): { source: Source; root: Node } | undefined {
    const source = this.sources.get(file)
    const root = source && parseJson(source)
    return source && root && { source, root }
  }

  /** Refuses a file as a whole. */
  refuseFile(file: string, message: string): void {
    new Source(file, '', this.faults).refuse(0, message)
  }

  /**
   * Refuses a file in a language that the pack does not have, or that stands in another file, or is spelt in another way.
   * @param ownFile where the provider's own language is written
   */
  refuseStrayLanguage(file: string, language: string, ownFile: string): void {
    const canonical = canonicalLanguage(language) ?? language
    if (canonical === this.texts.languages[0]) {
      this.refuseFile(file, `${shown(canonical)} is the first language, written in ${ownFile}`)
    } else if (!this.texts.takes(canonical)) {
      this.refuseFile(file, `${shown(language)} is not among the languages of provider.json`)
    } else if (canonical !== language) {
      this.refuseFile(file, `${shown(language)} in the name of the file must be written ${shown(canonical)}`)
    }
  }

  /** Notes which texts of a value lack one of the pack's languages. */
  noteLacking(file: string, value: unknown, name = ''): void {
    for (const language of this.texts.languages) {
      this.noteMissing(`${file}: not in ${shown(language)}`, this.texts.lacking(language, value, name))
    }
  }

  noteMissing(what: string, names: readonly string[]): void {
    if (names.length === 0) return
    const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
    this.notes.push(`${what}: ${names.slice(0, 5).join(', ')}${more}`)
  }
}

/** A slug where it stands: what names an item, or refers to one. */
export type PlacedSlug = { slug: string; source: Source; offset: number }

export function refuseRepeated(slugs: readonly PlacedSlug[]): void {
  const seen = new Set<string>()
  for (const { slug, source, offset } of slugs) {
    if (seen.has(slug)) source.refuse(offset, `slug ${shown(slug)} stands twice in this list`)
    seen.add(slug)
  }
}

/** @param known undefined while it cannot be told what there is, then nothing is refused */
export function refuseUnknownProcedures(slugs: readonly PlacedSlug[], known: ReadonlySet<string> | undefined): void {
  for (const { slug, source, offset } of known ? slugs : []) {
    if (known?.has(slug)) continue
    const near = nearMiss(slug, known ?? [])
    const meant = near === undefined ? '' : `; did you mean ${shown(near)}?`
    source.refuse(offset, `procedures.csv has no procedure ${shown(slug)}${meant}`)
  }
}

// What the server says is wrong with a document, at the places that have a field: a page text that is missing as a whole is missing section by section.
import type { CatalogueValue } from '#contract/catalogue.ts'
import type { TabFault } from '#web/browser/tab-fault.ts'
import { sectionKeys } from './procedure-sections.ts'
import type { PlaceFault } from './use-document.ts'
import { textOf, valueAt } from './value-at.ts'

/**
 * @param languages of the provider, its own first
 * @returns each place once, with the first of what is told of it
 */
export function placeFaults(
  { fields = [] }: Pick<TabFault, 'fields'>,
  document: CatalogueValue | null,
  languages: readonly string[],
): PlaceFault[] {
  const faults = new Map<string, PlaceFault>()
  for (const { path, reason } of fields) {
    // The server may name them within what was sent.
    for (const own of pathsOf(path.replace(/^document\.?/, ''), reason, document ?? {}, languages)) {
      if (!faults.has(own)) faults.set(own, { path: own, reason })
    }
  }
  return [...faults.values()]
}

function pathsOf(path: string, reason: string, document: CatalogueValue, languages: readonly string[]): string[] {
  const [, only] = /^text(?:\.(\w+))?$/.exec(path) ?? []
  if (reason !== 'required' || !/^text(\.\w+)?$/.test(path)) return [path]
  const missingIn = (code: string) =>
    sectionKeys.map((key) => `text.${code}.${key}`).filter((one) => textOf(valueAt(document, one)).trim() === '')
  // Nobody has to write the others; once one is begun, all of it is needed.
  const begun = languages.filter((code, at) => at === 0 || missingIn(code).length < sectionKeys.length)
  return (only === undefined ? begun : [only]).flatMap(missingIn)
}

// Whether an entry of a list is in the document as it stands: by its slug, since entries may have been moved.
import { useDocument, useValue } from './use-document.ts'
import { isObject, partsOf, textOf, valueAt } from './value-at.ts'

/** @param path of the entry, which has a `slug`: `rooms.0`, `rooms.0.plans.1` */
export function useIsSaved(path: string): boolean {
  const { began } = useDocument()
  const slug = textOf(useValue(`${path}.slug`))
  if (began === null || slug === '') return false
  const list = valueAt(began, partsOf(path).slice(0, -1).join('.'))
  return Array.isArray(list) && list.some((one) => isObject(one) && one['slug'] === slug)
}

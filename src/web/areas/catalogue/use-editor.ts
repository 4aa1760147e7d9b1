// What every editor of a document has around it: the languages, the currency, what else there is, and who may change which place.
import { createContext, useContext } from 'react'
import { placeRule, whoMayChange } from '#kernel/who-may-change.ts'
import type { TextKey } from '#texts/translate.ts'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import type { ItemPage } from './present-item.server.ts'
import { useDocument } from './use-document.ts'
import { partsOf } from './value-at.ts'

/** What the page of one document was drawn with. */
const EditorContext = createContext<ItemPage | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export function useEditor(): ItemPage {
  const page = useContext(EditorContext)
  if (!page) throw new Error('useEditor outside an editor')
  return page
}

const reasons = {
  'catalogue.edit': 'catalogue.lock.words',
  'prices.edit': 'catalogue.lock.prices',
  'availability.edit': 'catalogue.lock.hours',
  'site.edit': 'catalogue.lock.site',
  medical: 'catalogue.lock.medical',
} as const satisfies Record<string, TextKey>

/** Why whoever is at the desk may not change a place; undefined where they may. The server says so again when they do. */
export function useLock(path: string): TextKey | undefined {
  const { may } = useDeskFrame()
  const { kind } = useDocument()
  const plain = partsOf(path).join('.')
  return whoMayChange(kind, plain).some((one) => may.includes(one)) ? undefined : reasons[placeRule(kind, plain)]
}

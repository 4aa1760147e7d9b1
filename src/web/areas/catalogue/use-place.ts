// One place of the open document, for a field: its value, how it is changed, and what is to be said of it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type SaidFault, sayFault } from './say-fault.ts'
import { useDocument } from './use-document.ts'
import { useLock } from './use-editor.ts'
import { type Json, partsOf, valueAt } from './value-at.ts'

export type Place = {
  /** Of the control, so that the focus finds what is wrong. */
  id: string
  value: Json | undefined
  set: (value: Json | undefined) => void
  fault: SaidFault | undefined
  /** Why it cannot be changed by whoever is at the desk. */
  lock: string | undefined
  isDirty: boolean
}

export const placeId = (path: string): string => `at-${partsOf(path).join('-')}`

export function usePlace(path: string): Place {
  const { t } = useTexts()
  const open = useDocument()
  const lock = useLock(path)
  const own = partsOf(path).join('.')
  const fault = open.faults.find((one) => partsOf(one.path).join('.') === own)
  return {
    id: placeId(path),
    value: valueAt(open.document, path),
    set: (value) => open.set(own, value),
    fault: fault && sayFault(t, fault),
    lock: lock && t(lock),
    isDirty: open.dirty.some((one) => one === own || one.startsWith(`${own}.`) || own.startsWith(`${one}.`)),
  }
}

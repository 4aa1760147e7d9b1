// What every field of the editor needs: the offer as it is written, what is wrong with it where, and the languages to write in.
import { createContext, useContext } from 'react'
import type { TextKey } from '#texts/translate.ts'
import type { Check, Fields } from './offer-draft-fields.ts'

export type OfferEditor = {
  fields: Fields
  change: (next: (now: Fields) => Fields) => void
  languages: { code: string; name: string; dir: 'ltr' | 'rtl' }[]
  /** The sentence about the field at a place; undefined where nothing is wrong, or not to be said yet. */
  faultAt: (path: string) => TextKey | undefined
}

const EditorContext = createContext<OfferEditor | undefined>(undefined)

export const OfferEditorProvider = EditorContext.Provider

export function useOfferEditor(): OfferEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useOfferEditor outside the editor of an offer')
  return editor
}

const sentences: Record<string, TextKey> = {
  required: 'desk.offers.fault.required',
  'too-long': 'desk.offers.fault.too-long',
  decimals: 'desk.offers.fault.decimals',
  ambiguous: 'desk.offers.fault.ambiguous',
  'too-much': 'desk.offers.fault.too-much',
  'over-total': 'desk.offers.fault.over-total',
  past: 'desk.offers.fault.past',
  'before-from': 'desk.offers.fault.before-from',
  unknown: 'desk.offers.fault.unknown',
  'one-due': 'desk.offers.fault.one-due',
  'one-fee': 'desk.offers.fault.one-fee',
  'step-order': 'desk.offers.fault.step-order',
  'less-fee': 'desk.offers.fault.less-fee',
}

/** @param isStrict whether what is merely left open is said as well: once somebody wanted to send it */
export function sayFaultAt({ faults }: Check, path: string, isStrict: boolean): TextKey | undefined {
  const fault = faults.find((one) => one.path === path)
  if (!fault || (fault.reason === 'required' && !isStrict)) return undefined
  if (fault.reason !== 'invalid') return sentences[fault.reason] ?? 'desk.offers.fault.invalid'
  return /amount$|^deposit$/.test(path) ? 'desk.offers.fault.amount' : 'desk.offers.fault.invalid'
}

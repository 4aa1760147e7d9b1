// Which fields of a form were changed in this tab, as far as the other tabs of the same draft are concerned.
import { isUntouched, readFields } from './form-fields.ts'

export type Fields = Record<string, string>

/** What differs from what was last agreed on, with its values. An amount and its currency are one field. */
export function changedFields(form: HTMLFormElement, agreed: Fields): Fields {
  const fields = readFields(form)
  const { currency, ...changed } = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => agreed[name] !== value),
  )
  // Without an amount the list shows the currency of the page, which is not for another tab.
  const isMoneyChanged = 'budget' in changed || (currency !== undefined && fields.budget !== '')
  if (!isMoneyChanged) return changed
  return { ...changed, budget: fields.budget ?? '', currency: fields.currency ?? '' }
}

/** The fields that are as the server drew them: what was typed before the page took over is a change. */
export function untouchedFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(Object.entries(readFields(form)).filter(([name]) => isUntouched(form, name)))
}

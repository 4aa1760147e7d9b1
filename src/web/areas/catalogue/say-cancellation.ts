// The steps of a cancellation in words, as guests are told them: a step that costs less than one before it costs what that did.
import type { Translate } from '#texts/translate.ts'
import { isObject, type Json } from './value-at.ts'

/** `free` is said as nought percent. */
export const feeKinds = ['free', 'nights', 'percent', 'amount'] as const
export type FeeKind = (typeof feeKinds)[number]

type Fee = { kind: FeeKind; value: number | string }

export function feeOf(fee: Json | undefined): Fee {
  if (!isObject(fee)) return { kind: 'free', value: 0 }
  const { percent, nights, amount } = fee
  if (typeof nights === 'number' || typeof nights === 'string') return nothingOr('nights', nights)
  if (typeof amount === 'number' || typeof amount === 'string') return { kind: 'amount', value: amount }
  if (typeof percent === 'number' || typeof percent === 'string') return nothingOr('percent', percent)
  // Its number was taken out to type another one.
  return { kind: 'nights' in fee ? 'nights' : 'percent', value: '' }
}

/** Only the number nought: an emptied field is on its way to another number. */
const nothingOr = (kind: 'nights' | 'percent', value: number | string): Fee =>
  value === 0 && kind === 'percent' ? { kind: 'free', value } : { kind, value }

/** A sentence for each step, and one for what comes after the last. */
export function sayCancellation(t: Translate, steps: Json | undefined, currency: string): string[] {
  const read = (Array.isArray(steps) ? steps : []).filter(isObject)
  if (read.length === 0) return [t('catalogue.cancel.say.never')]
  const sentences = read.map((step, at) => {
    const { daysBefore, time, fee } = step
    const days = typeof daysBefore === 'number' ? daysBefore : 0
    const moment = t(days === 0 ? 'catalogue.cancel.say.onTheDay' : 'catalogue.cancel.say.before', {
      count: days,
      time: typeof time === 'string' ? time : '',
    })
    return t(at === 0 ? 'catalogue.cancel.say.until' : 'catalogue.cancel.say.then', {
      moment,
      cost: sayFee(t, feeOf(fee), currency),
    })
  })
  return [...sentences, t('catalogue.cancel.say.after')]
}

function sayFee(t: Translate, { kind, value }: Fee, currency: string): string {
  if (kind === 'free') return t('catalogue.cancel.say.free')
  if (kind === 'percent') return t('catalogue.cancel.say.percent', { percent: value })
  if (kind === 'amount') return t('catalogue.cancel.say.amount', { amount: value, currency: `\u2068${currency}\u2069` })
  const nights = Number(value)
  return t('catalogue.cancel.say.nights', { count: Number.isFinite(nights) ? nights : 0 })
}

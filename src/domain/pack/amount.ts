// Amounts as a pack, the file of an offer and the desk's fields write them: major units, as exact as the currency, and never two at once.
import { z } from 'zod'
import { exponentOf } from '#kernel/money.ts'
import { isAmountLike, plainAmount, readAmount } from '#kernel/read-amount.ts'

const expected = 'an amount such as 1250.50: digits, a point or a comma before the decimals, not below zero'

/** An amount whose currency is not known yet, from a text or a JSON number; comes out as text. */
export const amount = z.unknown().transform((value, context): string => {
  const text = typeof value === 'number' ? textOf(value) : value
  if (typeof text === 'string' && isAmountLike(text)) return text.trim()
  context.issues.push({ code: 'custom', input: value, message: expected })
  return z.NEVER
})

/** The point of a JSON number is that of decimals: a fourth one leaves no doubt of it. */
const textOf = (value: number): string => String(value).replace(/^([1-9]\d{0,2}\.\d{3})$/, '$10')

export type AmountFault = { reason: 'decimals' | 'ambiguous'; expected: string }

/** What a text that may be an amount must be in its currency; undefined when it is one amount. */
export function wrongAmount(text: string, currency: string): AmountFault | undefined {
  const read = readAmount(text, currency)
  if (read.is === 'amount') return undefined
  if (read.is === 'both') {
    const [large, small] = read.readings.map(plainAmount)
    return { reason: 'ambiguous', expected: `written ${large} or ${small}, for it could be either` }
  }
  const decimals = exponentOf(currency)
  const most = decimals === 0 ? 'no' : decimals
  return { reason: 'decimals', expected: `an amount of ${currency}, which has ${most} decimals` }
}

/** @throws RangeError for what `wrongAmount` tells of */
export function toMinor(text: string, currency: string): number {
  const read = readAmount(text, currency)
  if (read.is !== 'amount') throw new RangeError(`${text} is no amount of ${currency}`)
  return read.money.amountMinor
}

// Amounts as a pack writes them: major units, as exact as the currency and no more.
import { z } from 'zod'
import { exponentOf, parseMajor } from '#kernel/money.ts'

const expected = 'an amount such as 1250.50: digits and a point, no thousands separator, not below zero'

/** An amount whose currency is not known yet, from a text or a JSON number; comes out as text. */
export const amount = z.unknown().transform((value, context): string => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && /^\s*\d{1,12}(\.\d+)?\s*$/.test(text)) return text.trim()
  context.issues.push({ code: 'custom', input: value, message: expected })
  return z.NEVER
})

/** What an amount must be in its currency, when it has more decimals than there are; undefined when it has not. */
export function wrongDecimals(text: string, currency: string): string | undefined {
  if (parseMajor(text, currency)) return undefined
  const decimals = exponentOf(currency)
  return `an amount of ${currency}, which has ${decimals === 0 ? 'no' : decimals} decimals`
}

export function toMinor(text: string, currency: string): number {
  const money = parseMajor(text, currency)
  if (!money) throw new RangeError(`${text} is no amount of ${currency}`)
  return money.amountMinor
}

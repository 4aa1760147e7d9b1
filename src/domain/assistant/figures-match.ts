// Whether a figure that a reply states is one that was found, in its own currency or measure.
import type { Figure } from './figure.ts'

export function figuresMatch(stated: Figure, found: Figure): boolean {
  if (stated.kind === 'date') {
    return found.kind === 'date' && stated.day === found.day && (stated.year === '' || stated.year === found.year)
  }
  if (stated.kind === 'amount') {
    return (
      found.kind === 'amount' &&
      stated.value === found.value &&
      stated.currencies.some((currency) => found.currencies.includes(currency))
    )
  }
  if (stated.kind === 'count') {
    if (found.kind !== 'count' || stated.value !== found.value || stated.isKnown !== found.isKnown) return false
    return stated.unit === found.unit || (!stated.isKnown && (stated.unit === '' || found.unit === ''))
  }
  return found.kind === stated.kind && found.value === stated.value
}

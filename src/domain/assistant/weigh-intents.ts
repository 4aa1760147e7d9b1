// How surely each thing is wanted, by what the examples teach.

import type { Intent } from './intent.ts'
import type { Evidence } from './match-phrases.ts'
import type { Guess } from './model.ts'
import type { Wish } from './wish.ts'

/** The weight of what is wanted for certain. */
const whole = 5
/** Less likely than this is not said. */
const least = 0.05

/** What is not for the pages to answer is, where it is not refused, nearest to these. */
const instead: Partial<Record<Wish, Partial<Record<Intent, number>>>> = {
  diagnosis: { eligible: 0.6, risks: 0.2, 'what-it-is': 0.2 },
  dosage: { recovery: 0.4, steps: 0.3, eligible: 0.3 },
  decision: { eligible: 0.8, compare: 0.2 },
  danger: { risks: 0.5, recovery: 0.5 },
}

/** What is said beside a question and asks nothing. */
const asides: ReadonlySet<Wish> = new Set(['elsewhere', 'danger', 'greeting', 'thanks', 'goodbye'])

/** Of several clauses those count that ask; what the whole says counts as much as they do. */
export function mixClauses(whole: readonly Guess<Wish>[], clauses: readonly (readonly Guess<Wish>[])[]): Guess<Wish>[] {
  const asking = clauses.filter(([best]) => best && !asides.has(best.label))
  const sureness = asking.map(([best]) => best?.likely ?? 0)
  const sum = sureness.reduce((all, one) => all + one, 0)
  if (clauses.length < 2 || sum === 0) return [...whole]
  return whole.map(({ label, likely }) => {
    const parts = asking.map(
      (one, at) => (one.find((guess) => guess.label === label)?.likely ?? 0) * (sureness[at] ?? 0),
    )
    return { label, likely: (likely + parts.reduce((all, one) => all + one, 0) / sum) / 2 }
  })
}

/** The surest first. */
export function weighIntents(guesses: readonly Guess<Wish>[]): Evidence[] {
  const likely = new Map<Intent, number>()
  const add = (intent: Intent, more: number) => likely.set(intent, (likely.get(intent) ?? 0) + more)
  for (const { label, likely: share } of guesses) {
    const others = instead[label]
    if (!others) add(label as Intent, share)
    else for (const [intent, part] of Object.entries(others)) add(intent as Intent, share * part)
  }
  return [...likely]
    .filter(([, one]) => one >= least)
    .map(([intent, one]) => ({ intent, weight: one * whole }))
    .sort((one, other) => other.weight - one.weight)
}

/** How likely one of them is meant, 0 to 1. */
export const shareOf = (evidence: readonly Evidence[], isMeant: (intent: Intent) => boolean): number =>
  evidence.reduce((sum, { intent, weight }) => sum + (isMeant(intent) ? weight / whole : 0), 0)

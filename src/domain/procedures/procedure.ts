// A procedure as the provider wrote it, and the rules about it that need no database.
import type { Localized } from '#kernel/localized.ts'
import type { Block, Inline } from '#kernel/rich-text.ts'
import { slugify } from '#kernel/slug.ts'

/** One stretch of the recovery, counted from the day of the procedure. */
export type RecoveryPhase = { unit: 'day' | 'week' | 'month'; from: number; to: number; text: Inline[] }

/** A line of the price: fixed, unless it says what moves it. */
export type PriceLine = { text: string; mayChangeIf: string | null }

/** The words of a procedure page in one language. */
export type ProcedureText = {
  whatItIs: Block[]
  whoItIsFor: Block[]
  whoItIsNotFor: Block[]
  steps: Block[]
  recovery: RecoveryPhase[]
  risks: Block[]
  included: PriceLine[]
  notIncluded: string[]
  aftercare: Block[]
  questions: { question: string; answer: Block[] }[]
}

/** The address word of a category, from its name in the provider's first language. */
export function categorySlug(category: Localized): string {
  return slugify(Object.values(category)[0] ?? '')
}

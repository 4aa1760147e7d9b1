// What a later version of an offer says otherwise than the one before: lines that came, went or cost something else.
import type { Offer } from '#contract/offers.ts'

type Line = Offer['lines'][number]
type Money = Line['amount']

export type OfferChange =
  | { kind: 'added'; label: string; after: Money }
  | { kind: 'removed'; label: string; before: Money }
  | { kind: 'amount'; label: string; before: Money; after: Money }
  /** The amount is the same, and whether it can move is not. */
  | { kind: 'firmness'; label: string; mayChangeIf: string | null }
  | { kind: 'total'; before: Money; after: Money }

/** Lines belong together by their words; of two with the same words, in their order. */
export function compareOffers(before: Offer, after: Offer): OfferChange[] {
  const left = [...before.lines]
  const changes = after.lines.flatMap((line): OfferChange[] => {
    const at = left.findIndex(({ label }) => label === line.label)
    const [own] = at < 0 ? [] : left.splice(at, 1)
    return own ? compareLines(own, line) : [{ kind: 'added', label: line.label, after: line.amount }]
  })
  const removed = left.map(({ label, amount }): OfferChange => ({ kind: 'removed', label, before: amount }))
  const total: OfferChange[] = isSame(before.total, after.total)
    ? []
    : [{ kind: 'total', before: before.total, after: after.total }]
  return [...changes, ...removed, ...total]
}

function compareLines(before: Line, after: Line): OfferChange[] {
  const { label, mayChangeIf } = after
  if (!isSame(before.amount, after.amount)) {
    return [{ kind: 'amount', label, before: before.amount, after: after.amount }]
  }
  return before.mayChangeIf === mayChangeIf ? [] : [{ kind: 'firmness', label, mayChangeIf }]
}

const isSame = (one: Money, other: Money): boolean =>
  one.amountMinor === other.amountMinor && one.currency === other.currency

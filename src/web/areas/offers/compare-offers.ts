// What a later version of an offer says otherwise than the one before: its lines, its amounts, its days and what belongs to it.
import type { Offer } from '#contract/offers.ts'

type Line = Offer['lines'][number]
type Money = Line['amount']
type Days = Pick<Offer, 'from' | 'until'>
type Instalments = Offer['instalments']
/** Lists of which each entry is there or is not. */
const lists = ['includes', 'excludes', 'documents'] as const

export type OfferChange =
  | { kind: 'added'; label: string; after: Money }
  | { kind: 'removed'; label: string; before: Money }
  | { kind: 'amount'; label: string; before: Money; after: Money }
  | { kind: 'firmness'; label: string; mayChangeIf: string | null }
  | { kind: 'total'; before: Money; after: Money }
  | { kind: 'deposit'; before: Money | null; after: Money | null }
  | { kind: 'instalments'; before: Instalments; after: Instalments }
  | { kind: 'cancellation' }
  | { kind: 'validUntil'; before: string; after: string }
  | { kind: 'dates'; before: Days; after: Days }
  | { kind: 'practitioner'; before: string | null; after: string | null }
  | { kind: 'list'; list: (typeof lists)[number]; deed: 'added' | 'removed'; label: string }

/** Lines belong together by their words; of two with the same words, in their order. */
export function compareOffers(before: Offer, after: Offer): OfferChange[] {
  const left = [...before.lines]
  const changes = after.lines.flatMap((line): OfferChange[] => {
    const at = left.findIndex(({ label }) => label === line.label)
    const [own] = at < 0 ? [] : left.splice(at, 1)
    return own ? compareLines(own, line) : [{ kind: 'added', label: line.label, after: line.amount }]
  })
  const removed = left.map(({ label, amount }): OfferChange => ({ kind: 'removed', label, before: amount }))
  return [
    ...changes,
    ...removed,
    ...compareFacts(before, after),
    ...lists.flatMap((list) => compareList(list, before, after)),
  ]
}

function compareLines(before: Line, after: Line): OfferChange[] {
  const { label, mayChangeIf } = after
  const changes: OfferChange[] = []
  if (!isSame(before.amount, after.amount)) {
    changes.push({ kind: 'amount', label, before: before.amount, after: after.amount })
  }
  if (before.mayChangeIf !== mayChangeIf) changes.push({ kind: 'firmness', label, mayChangeIf })
  return changes
}

function compareFacts(before: Offer, after: Offer): OfferChange[] {
  const changes: OfferChange[] = []
  const [treated, treats] = [before.practitioner?.name ?? null, after.practitioner?.name ?? null]
  if (!isSame(before.total, after.total)) changes.push({ kind: 'total', before: before.total, after: after.total })
  if (!isSame(before.deposit, after.deposit)) {
    changes.push({ kind: 'deposit', before: before.deposit, after: after.deposit })
  }
  if (JSON.stringify(before.instalments) !== JSON.stringify(after.instalments)) {
    changes.push({ kind: 'instalments', before: before.instalments, after: after.instalments })
  }
  if (JSON.stringify(termsOf(before)) !== JSON.stringify(termsOf(after))) changes.push({ kind: 'cancellation' })
  if (before.validUntil !== after.validUntil) {
    changes.push({ kind: 'validUntil', before: before.validUntil, after: after.validUntil })
  }
  if (before.from !== after.from || before.until !== after.until)
    changes.push({ kind: 'dates', before: daysOf(before), after: daysOf(after) })
  if (treated !== treats) changes.push({ kind: 'practitioner', before: treated, after: treats })
  return changes
}

function compareList(list: (typeof lists)[number], before: Offer, after: Offer): OfferChange[] {
  const change = (deed: 'added' | 'removed') => (label: string) => ({ kind: 'list' as const, list, deed, label })
  return [
    ...after[list].filter((label) => !before[list].includes(label)).map(change('added')),
    ...before[list].filter((label) => !after[list].includes(label)).map(change('removed')),
  ]
}

/** The days that they fall on move with the first day, which is told by itself. */
const termsOf = ({ cancellation }: Offer) => cancellation.map(({ daysBefore, time, fee }) => [daysBefore, time, fee])

const daysOf = ({ from, until }: Days): Days => ({ from, until })

const isSame = (one: Money | null, other: Money | null): boolean =>
  one?.amountMinor === other?.amountMinor && one?.currency === other?.currency

// Reads the file of an offer and names everything that is wrong with it, each fault in its place.
import { createHash } from 'node:crypto'
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { OfferDraft } from '#domain/quotes/send-offer.ts'
import { parseMajor, toMajor } from '#kernel/money.ts'
import * as amounts from './amount.ts'
import { checkObject, type Fields, type Item } from './check-object.ts'
import * as rule from './field-rules.ts'
import { mostOffered, offerShape, replyShape } from './offer-shape.ts'
import { PackTexts } from './pack-texts.ts'
import { parseJson } from './parse-json.ts'
import type { Source } from './source.ts'
import { nearMiss, shown } from './wording.ts'

type Shape = ReturnType<typeof offerShape>

/** Of the provider that the file names. */
export type OfferRules = {
  /** Its own first. */
  languages: readonly string[]
  /** Plain date where it is. */
  today: string
  /** Slugs of the people who treat there. */
  practitioners: readonly string[]
}

/** Whose file it is; undefined when that cannot be read, and then all is told that is wrong in the eyes of any provider. */
export function readAddress(source: Source, kind: 'offer' | 'reply'): { root: Node; domain: string } | undefined {
  const root = parseJson(source)
  if (!root) return undefined
  const { data: domain } = rule.domain.safeParse(findNodeAtLocation(root, ['domain'])?.value)
  if (domain !== undefined) return { root, domain }
  checkObject(source, root, kind === 'offer' ? offerShape(new PackTexts([])) : replyShape)
  return undefined
}

/** `notes` name what is right but lacks a language. Undefined when something is wrong, which is then told. */
export function readOffer(
  source: Source,
  root: Node,
  rules: OfferRules,
): { draft: OfferDraft; notes: string[] } | undefined {
  const texts = new PackTexts(rules.languages)
  const item = checkObject(source, root, offerShape(texts))
  const sound = [checkAmounts(source, item), checkDays(source, item, rules), checkPractitioner(source, item, rules)]
  if (!item.all || sound.includes(false)) return undefined
  const { validUntil, request: reference } = item.all
  const content = toContent(item.all)
  const digest = createHash('sha256').update(JSON.stringify({ content, validUntil })).digest('base64url')
  const notes = rules.languages.flatMap((language) => {
    const lacking = texts.lacking(language, item.all, '')
    return lacking.length > 0 ? [`not in ${shown(language)}: ${lacking.join(', ')}`] : []
  })
  return { draft: { reference, validUntil, content, digest }, notes }
}

/** Undefined when something is wrong, which is then told. */
export function readReply(source: Source, root: Node): { reference: string; text: string } | undefined {
  const { all } = checkObject(source, root, replyShape)
  return all && { reference: all.request, text: all.text }
}

function toContent(fields: Fields<Shape>): OfferDraft['content'] {
  const { currency, lines, includes, excludes, deposit, documents, from, until, practitioner, note } = fields
  return {
    currency,
    lines: lines.map(({ label, amount, mayChangeIf }) => ({
      label,
      amountMinor: amounts.toMinor(amount, currency),
      mayChangeIf: mayChangeIf ?? null,
    })),
    includes: includes ?? [],
    excludes: excludes ?? [],
    depositMinor: deposit === undefined ? 0 : amounts.toMinor(deposit, currency),
    documents: [...new Set(documents)],
    from: from ?? null,
    until: until ?? null,
    practitionerSlug: practitioner ?? null,
    note: note ?? null,
  }
}

/** As exact as the currency, no larger than anyone pays, and the deposit no more than what it is a part of. */
function checkAmounts(source: Source, { node, some, all }: Item<Shape>): boolean {
  const lines = findNodeAtLocation(node, ['lines'])?.children ?? []
  const given: [string, Node | undefined][] = [
    ...lines.map((line, at): [string, Node | undefined] => [
      `lines[${at}].amount`,
      findNodeAtLocation(line, ['amount']),
    ]),
    ['deposit', findNodeAtLocation(node, ['deposit'])],
  ]
  let sound = true
  for (const [name, found] of given) {
    const text = amounts.amount.safeParse(found && getNodeValue(found)).data
    const expected = text && some.currency && wrongAmount(text, some.currency)
    if (!found || !expected) continue
    source.refuse(found.offset, `${name} is ${shown(getNodeValue(found))}; must be ${expected}`)
    sound = false
  }
  if (!sound || !all) return sound
  const content = toContent(all)
  if (content.depositMinor <= offerTotal(content).amountMinor) return true
  source.refuse(given.at(-1)?.[1]?.offset ?? node.offset, 'deposit is more than all lines together')
  return false
}

function wrongAmount(text: string, currency: string): string | undefined {
  const { amountMinor: most } = mostOffered
  const given = parseMajor(text, currency)
  if (given && given.amountMinor > most) {
    return `an amount of at most ${toMajor({ amountMinor: most, currency })} ${currency}`
  }
  return amounts.wrongDecimals(text, currency)
}

function checkDays(source: Source, { node, some }: Item<Shape>, { today }: OfferRules): boolean {
  const { validUntil, from, until } = some
  let sound = true
  const refuse = (key: string, value: string, expected: string) => {
    source.refuse(findNodeAtLocation(node, [key])?.offset ?? node.offset, `${key} is ${shown(value)}; ${expected}`)
    sound = false
  }
  if (validUntil && validUntil < today) refuse('validUntil', validUntil, `must not be over; today is ${today}`)
  if (from && until && until < from) refuse('until', until, `must not be before from, which is ${shown(from)}`)
  return sound
}

function checkPractitioner(source: Source, { node, some }: Item<Shape>, { practitioners }: OfferRules): boolean {
  const { practitioner } = some
  if (practitioner === undefined || practitioners.includes(practitioner)) return true
  const near = nearMiss(practitioner, practitioners)
  const meant = near === undefined ? '' : `; did you mean ${shown(near)}?`
  const offset = findNodeAtLocation(node, ['practitioner'])?.offset ?? node.offset
  source.refuse(offset, `nobody of the name ${shown(practitioner)} treats there${meant}`)
  return false
}

// Reads the file of an offer and names everything that is wrong with it, each fault in its place.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import type { OfferDraft } from '#domain/quotes/send-offer.ts'
import { checkObject } from './check-object.ts'
import * as rule from './field-rules.ts'
import { type OfferRules, offerFaults, toOffer } from './offer-rules.ts'
import { offerShape, replyShape } from './offer-shape.ts'
import { PackTexts } from './pack-texts.ts'
import { parseJson } from './parse-json.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

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
  const { node, some, all } = checkObject(source, root, offerShape(texts))
  const faults = offerFaults(getNodeValue(node), some, all, rules)
  for (const { path, message } of faults) {
    source.refuse((findNodeAtLocation(node, path) ?? node).offset, message)
  }
  if (!all || faults.length > 0) return undefined
  const notes = rules.languages.flatMap((language) => {
    const lacking = texts.lacking(language, all, '')
    return lacking.length > 0 ? [`not in ${shown(language)}: ${lacking.join(', ')}`] : []
  })
  return { draft: { reference: all.request, ...toOffer(all) }, notes }
}

/** Undefined when something is wrong, which is then told. */
export function readReply(source: Source, root: Node): { reference: string; text: string } | undefined {
  const { all } = checkObject(source, root, replyShape)
  return all && { reference: all.request, text: all.text }
}

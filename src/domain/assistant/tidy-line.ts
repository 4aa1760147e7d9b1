// Puts a line of a model's reply into the few marks that answers have: paragraphs, `- ` items, `> ` quotes and links to known pages.
import { phoneDigits } from './read-moments.ts'

export type TidyLine = { prefix: '' | '- ' | '> '; rest: string }

/** The mark at the beginning of a line, in our form. Numbers of a list count nothing and go. */
export function readPrefix(line: string): TidyLine {
  const mark = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+|>\s*|#{1,6}\s*)?/u.exec(line)?.[0] ?? ''
  const body = line.slice(mark.length)
  if (mark.includes('>')) return { prefix: '> ', rest: body }
  return { prefix: /[-*•–\d]/u.test(mark) ? '- ' : '', rest: body }
}

/** @param paths that may be linked, with their titles @param phones digits of numbers that may be called */
export type LinkRules = { paths: ReadonlyMap<string, string>; phones: ReadonlySet<string> }

export type TidyText = {
  /** As it is shown. */
  shown: string
  /** The same without addresses, as it is checked. */
  plain: string
  /** Whether something had to be taken out that the sentence needs. */
  isBroken: boolean
}

// None of these looks past the next mark of its own kind: a line of brackets or slopes alone is read once, not once from each.
const link = /!?\[([^[\]]*)\]\(([^()]*)\)/gu
/** Of what stands in the round brackets of a link, without its title. */
const addressIn = (inside: string): string => /^\s*<?([^\s>]*)/u.exec(inside)?.[1] ?? ''
/** `See [Recovery](...)`: the words of such a link name a page, and say nothing of it. */
const pointer =
  /(\b(?:see|visit|read|more|here|under|page|details|open)(?: (?:about|on|at|in|the|our|of|page|section)){0,4}:?|(?:انظر|راجع|اقرأ|صفحة|في قسم))\s+\ue000\d+\ue001/giu
const bare =
  /(?:https?:\/\/|www\.)[^\s)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\p{L}\d._-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|ae|info|biz|co|me|app|xyz|site|online|clinic|health|uk|de)\b(?:\/[^\s)\]]*)?/giu
const path = /(?<![\p{L}\p{N}/.:(])\/(?:[a-z][\w-]*)(?:\/[\w-]+)*(?:\?[\w%=&-]+)?(?:#[\w-]+)?/giu

export function tidyText(text: string, rules: LinkRules): TidyText {
  const kept: string[] = []
  const keep = (words: string, target: string) => `\ue000${kept.push(`[${words}](${target})`) - 1}\ue001`
  let isBroken = false
  const marked = text
    .replace(/<[^<>]*>/gu, ' ')
    .replace(link, (whole, words: string, inside: string) => {
      if (whole.startsWith('!')) return ' '
      const target = knownTarget(addressIn(inside), rules)
      return target && words.trim() !== '' ? keep(plainWords(words), target) : words
    })
    .replace(bare, (address) => {
      const target = knownTarget(address, rules)
      if (target) return keep(rules.paths.get(target) ?? target, target)
      isBroken = true
      return ' '
    })
    .replace(path, (address) => {
      const target = knownTarget(address, rules)
      if (target) return keep(rules.paths.get(target) ?? target, target)
      isBroken = true
      return ' '
    })
  const clean = plainWords(marked)
  const put = (text: string, how: (one: string) => string) =>
    text.replace(/\ue000(\d+)\ue001/gu, (_, at) => how(kept[Number(at)] ?? ''))
  const words = (one: string) => one.replace(/^\[([^\]]*)\].*$/u, '$1')
  return { shown: put(clean, (one) => one), plain: put(clean.replace(pointer, '$1'), words), isBroken }
}

const plainWords = (text: string): string =>
  text
    .replace(/\*\*|__|~~|`+|\$\$/gu, '')
    .replace(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,!?]|$)/gu, '')
    .replace(/[\p{Cc}\ue002-\uf8ff\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s?\|\s?/gu, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim()

/** The path of a page that was found, whatever the address says before it; undefined for every other. */
function knownTarget(address: string, { paths, phones }: LinkRules): string | undefined {
  if (/^tel:/iu.test(address)) {
    const digits = phoneDigits(address.slice(4))
    return phones.has(digits) ? `tel:+${digits}` : undefined
  }
  if (/^[a-z][a-z\d+.-]*:/iu.test(address) && !/^https?:/iu.test(address)) return undefined
  const parsed = URL.parse(address, 'http://own.invalid')
  if (!parsed || parsed.host !== 'own.invalid') return undefined
  const page = parsed.pathname.replace(/^\/(?:en|ar)(?=\/|$)/u, '') || '/'
  const asked = parsed.search && `${page}${parsed.search}`
  return [asked, `${page}${parsed.hash}`, page].find((one) => paths.has(one))
}

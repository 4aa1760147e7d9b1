// Checks a reply sentence by sentence while it comes, and gives on only what the evidence bears out.
import type { Language } from '#kernel/language.ts'
import { type Checking, checkSentence } from './check-sentence.ts'
import { type CutSentence, createSentenceCutter } from './cut-sentences.ts'
import type { Evidence, EvidenceUnit } from './evidence.ts'
import type { FoundSubject } from './knowledge.ts'
import { readFigures } from './read-figures.ts'
import { type LinkRules, tidyText } from './tidy-line.ts'

export type ReplyChecking = Omit<Checking, 'evidence'> & {
  evidence: Evidence
  /** What the question is about, where a sentence names nothing. */
  about: readonly FoundSubject[]
  /** Words that no reply may hold. */
  forbids(text: string, language: Language): boolean
  /** Whether a text repeats what the model was told. */
  reveals(text: string): boolean
}

/** Why a reply is not used at all. */
export type Rejection = 'revealing' | 'other-language' | 'medical' | 'unborne'

export type CheckedReply = {
  text: string
  /** Most used first. */
  used: readonly EvidenceUnit[]
  /** The model said that the pages do not say it, or not all of it. */
  saysNotThere: boolean
  /** Sentences that had to be borne out, and how many of them were. */
  claims: number
  borne: number
  rejected: Rejection | undefined
}

export type ReplyCheck = {
  /** Gives the pieces that hold, as they are to be put one behind the other. */
  push(words: string): string[]
  end(): { pieces: string[]; reply: CheckedReply }
}

/** What the model writes where nothing that it was given answers. */
export const notThere = 'NOT_SAID'

const saysNotThere = [
  new RegExp(notThere.replace('_', '[_\\s\\\\]*'), 'u'),
  /\b(?:pages?|website|site|information|passages?|sources?)\b[^.]{0,40}\b(?:do(?:es)?\s+not|don['’]t|doesn['’]t|did not|has no|have no|not)\b[^.]{0,25}\b(?:say|mention|state|list|give|specify|provide|contain|include|cover|information|details?)\b/iu,
  /\bi\s+(?:do not|don['’]t|could not|couldn['’]t|cannot|can['’]t)\b[^.]{0,15}\b(?:have|find|see|know)\b/iu,
  /(?:لا|لم)\s+(?:تذكر|تقول|توضح|يرد|تحتوي|تتضمن|تحدد|أجد|اجد|أعرف|تتوفر|توجد|يوجد)/u,
]

export function createReplyCheck(checking: ReplyChecking): ReplyCheck {
  const state: State = {
    text: '',
    lead: undefined,
    line: undefined,
    lastPrefix: '',
    about: checking.about,
    counts: new Map(),
    saysNotThere: false,
    claims: 0,
    borne: 0,
    rejected: undefined,
  }
  const cutter = createSentenceCutter()
  const take = (sentences: readonly CutSentence[]): string[] =>
    sentences.flatMap((sentence) => {
      const piece = state.rejected ? undefined : takeSentence(sentence, state, checking)
      if (piece) state.text += piece
      return piece ? [piece] : []
    })
  return {
    push: (words) => take(cutter.push(words)),
    end: () => {
      const pieces = take(cutter.end())
      return { pieces, reply: conclude(state) }
    },
  }
}

type Lead = { shown: string; plain: string; holds: boolean }

type State = {
  text: string
  /** A line that ends with a colon, shown with the first of its items that holds. */
  lead: Lead | undefined
  /** Number of the line that was last shown. */
  line: number | undefined
  lastPrefix: string
  about: readonly FoundSubject[]
  counts: Map<EvidenceUnit, number>
  saysNotThere: boolean
  claims: number
  borne: number
  rejected: Rejection | undefined
}

function takeSentence(sentence: CutSentence, state: State, checking: ReplyChecking): string | undefined {
  const { shown, plain, isBroken } = tidyText(withoutYesOrNo(sentence.text), linkRules(checking.evidence))
  if (plain === '') return undefined
  if (sentence.prefix !== '- ') state.lead = undefined
  state.rejected = rejectionOf(plain, checking)
  if (state.rejected) return undefined
  if (saysNotThere.some((sign) => sign.test(sentence.text))) {
    state.saysNotThere = true
    return undefined
  }
  if (sentence.prefix === '' && /[:：]$/u.test(plain)) {
    state.lead = { shown, plain: plain.slice(0, -1), holds: !isBroken && mayLead(plain, state, checking) }
    return undefined
  }
  const context = sentence.prefix === '- ' ? state.lead : undefined
  const said = context ? `${context.plain} ${plain}` : plain
  const { holds, isClaim, by, about } = checkSentence(said, state.about, checking)
  const isShown = holds && !isBroken && context?.holds !== false && speaks(plain, checking.language)
  if (isClaim) state.claims += 1
  if (!isShown) return undefined
  if (isClaim) state.borne += 1
  if (about.length > 0) state.about = about
  for (const unit of by) state.counts.set(unit, (state.counts.get(unit) ?? 0) + 1)
  return put(shown, sentence, state)
}

/** The sentence with what stands between it and the text before it. */
function put(shown: string, { prefix, line }: CutSentence, state: State): string {
  const lead = prefix === '- ' && state.lead?.shown ? `${gap(state, '')}${state.lead.shown}\n\n` : undefined
  const between = lead ?? (state.line === line ? ' ' : gap(state, prefix))
  const begins = state.line === line && !lead ? '' : prefix
  if (lead && state.lead) state.lead = { ...state.lead, shown: '' }
  state.line = line
  state.lastPrefix = prefix
  return `${between}${begins}${shown}`
}

const gap = (state: State, prefix: string): string => {
  if (state.text === '') return ''
  return prefix !== '' && prefix === state.lastPrefix ? '\n' : '\n\n'
}

/** What stands before a list says no more than its items do, each of which is checked together with it. */
const mayLead = (plain: string, state: State, checking: ReplyChecking): boolean =>
  checkSentence(`${plain.slice(0, -1)}?`, state.about, checking).holds

/** An answer to a question of ours would be judged by what stands behind it alone. */
const withoutYesOrNo = (text: string): string =>
  text.replace(
    /^\s*(?:yes|no|yeah|yep|nope|نعم|لا|كلا|أجل)\s*[,،.!:–—-]+\s*(\p{L})?/iu,
    (_, first: string | undefined) => first?.toUpperCase() ?? '',
  )

function rejectionOf(plain: string, checking: ReplyChecking): Rejection | undefined {
  if (checking.reveals(plain)) return 'revealing'
  const isDose = readFigures(plain).some(
    (figure) => figure.kind === 'count' && ['milligram', 'millilitre'].includes(figure.unit),
  )
  if (isDose || checking.forbids(plain, checking.language)) return 'medical'
  return undefined
}

/** Whether most letters are of the language that was asked in. */
export function speaks(text: string, language: Language): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return language === 'ar' ? arabic * 2 >= latin : latin * 2 >= arabic
}

function linkRules({ paths, units }: Evidence): LinkRules {
  const phones = units
    .filter(({ hasPhones }) => hasPhones)
    .flatMap(({ lines }) => lines.flatMap(({ figures }) => figures))
  return { paths, phones: new Set(phones.flatMap((figure) => (figure.kind === 'phone' ? [figure.value] : []))) }
}

function conclude(state: State): CheckedReply {
  const { text, counts, claims, borne } = state
  const used = [...counts].sort(([, one], [, other]) => other - one).map(([unit]) => unit)
  // Less than half of it left: what stands there may say something else than the whole did.
  const isUnborne = claims > 0 && borne * 2 < claims
  const rejected = state.rejected ?? (isUnborne ? 'unborne' : undefined)
  return { text, used, saysNotThere: state.saysNotThere, claims, borne, rejected }
}

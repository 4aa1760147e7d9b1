// Answers what is asked of the clinic as a whole, and asks back where only one procedure can be meant and none is named.
import type { Answer } from './answer.ts'
import { sayPassage } from './answer-of-subject.ts'
import { answerPackages } from './answer-packages.ts'
import { askWhichOne } from './ask-back.ts'
import type { FoundAbout } from './find-subject.ts'
import { places } from './intent.ts'
import { sayNotListed, sayUnknown } from './not-known.ts'
import type { Passage } from './passage.ts'
import { type Ranked, rankPassages } from './rank-passages.ts'
import type { Replying } from './replying.ts'
import { sayAlike } from './say-alike.ts'
import { shareOf } from './weigh-intents.ts'

const enoughCovered = 0.6
/** So many where the procedure that is asked about was not named. */
const plainlyCovered = 0.8
const enoughPrior = 0.25
/** So surely is the clinic as a whole asked about. */
const mostly = 0.5
/** As surely as this a hotel is looked for, and no package that has one. */
const ofHotels = 2.5
/** As surely as this no treatment is asked about, where none is named. */
const ofAny = 2.5
const isHotel = ({ kind }: Passage): boolean => kind === 'hotel'
/** Further behind than this, another procedure is not what is meant. */
const alike = 0.15

export async function answerOfClinic(_found: FoundAbout, replying: Replying): Promise<Answer> {
  const { said, knowledge, asking } = replying
  const { language } = asking
  const [top] = said.evidence
  if (top?.intent === 'packages' && said.foreign.length <= 1) return answerPackages(undefined, replying)
  const isOfClinic = shareOf(said.evidence, (intent) => places[intent].about === 'clinic') >= mostly
  const asksOfHotels = top?.intent === 'hotel' && top.weight >= ofHotels && knowledge.passages.some(isHotel)
  const isOfAny = top !== undefined && places[top.intent].about === 'either' && top.weight >= ofAny
  const candidates = rankPassages(said, [], knowledge).filter((one) =>
    isOfClinic
      ? one.passage.subject === null
      : asksOfHotels
        ? one.passage.kind === 'hotel'
        : (said.hasTopic && !isOfAny) || !ofOneProcedure(one),
  )
  const ranked = candidates.map((one) => ({ ...one, score: ofOneProcedure(one) ? one.covered * 0.8 : one.score }))
  ranked.sort((one, other) => other.score - one.score)
  const [best] = ranked
  const asksOfOne = !isOfClinic && top !== undefined && places[top.intent].about === 'procedure'
  // What it names is none of the pages' words.
  const isOther = knowledge.mayNameOther(asking.question, language)
  const isUnknown =
    asksOfOne && isOther && said.foreign.length > 0 && said.foreign.length === said.rest.length && !said.isPointing
  if (isUnknown) return sayNotListed(language)
  if (best && isEnough(best, asksOfOne) && (isOfAll(best) || !(asksOfOne && said.rest.length === 0))) {
    if (ofOneOfMany.has(best.passage.kind)) return sayAlike(ranked, best.passage.kind, said)
    if (!ofOneProcedure(best)) return sayPassage(best, best.passage.title, replying)
    const others = ranked.filter((one) => ofOneProcedure(one) && one.score >= best.score - alike)
    const slugs = [...new Set(others.map(({ passage }) => passage.subject?.slug ?? ''))]
    const names = await namesOf(slugs.slice(0, 5), replying)
    if (slugs.length > 1) return askWhichOne(names, top?.intent, language)
    return sayPassage(best, names[0] ?? best.passage.title, replying)
  }
  if (!asksOfOne) return sayUnknown(language)
  if (said.rest.length > 0 && !said.isPointing && isOther) return sayNotListed(language)
  return askWhichOne(await someNames(replying), top.intent, language, { isPart: true })
}

/** What the terms say of prices holds for every treatment. */
const isOfAll = ({ passage, covered }: Ranked): boolean => passage.subject === null && covered >= enoughCovered

const ofOneProcedure = ({ passage }: Ranked): boolean => passage.subject?.kind === 'procedure'

function isEnough({ prior, covered, passage }: Ranked, asksOfOne: boolean): boolean {
  if (asksOfOne) return covered >= (passage.subject === null ? enoughCovered : plainlyCovered) && prior > 0
  if (covered >= enoughCovered) return true
  return passage.subject?.kind !== 'procedure' && prior >= enoughPrior
}

const ofOneOfMany: ReadonlySet<Passage['kind']> = new Set(['practitioner', 'hotel'])

async function namesOf(slugs: readonly string[], { tools }: Replying): Promise<string[]> {
  const read = await Promise.all(slugs.map((slug) => tools.readProcedure(slug)))
  return read.flatMap((one) => (one ? [one.name] : []))
}

/** A few procedures of different kinds, so that one may be the right one. */
async function someNames({ tools }: Replying): Promise<string[]> {
  const all = await tools.findProcedures('')
  const categories = new Set<string>()
  const first = all.filter(({ category }) => !categories.has(category) && categories.add(category))
  return [...first, ...all].map(({ name }) => name)
}

// What the assistant knows of one provider: its passages, found by words, remembered until the provider changes.
import type { Database } from '#db/open.ts'
import { cachedByRevision } from '#domain/provider/cached-by-revision.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { type Clock, plainDate, systemClock } from '#kernel/clock.ts'
import type { Language } from '#kernel/language.ts'
import { type Classify, openClassifier } from './classify-question.ts'
import { createPauses } from './create-pauses.ts'
import { type FoundPassage, findPassages, type PassageWish } from './find-passages.ts'
import { hasOwnHeading, topicsOfHeading, wantedByHeading } from './heading-wishes.ts'
import { indexPassages, type PassageIndex } from './index-passages.ts'
import { openDangerJudge } from './judge-danger.ts'
import { type Naming, openNaming } from './naming.ts'
import { type Offered, onSale, readOffered } from './offered.ts'
import type { Passage } from './passage.ts'
import { readLanguages } from './read-languages.ts'
import { type IsSeen, openSeenWords } from './seen-words.ts'
import { openTopics, type TellTopic } from './tell-topic.ts'
import { openTreatments } from './tell-treatment.ts'
import { wordingOf } from './wording.ts'
import { stemOf, wordsOf } from './words.ts'
import { writePassages } from './write-passages.ts'

export type { FoundPassage, PassageWish } from './find-passages.ts'
export type { FoundSubject } from './find-subjects.ts'

export type Knowledge = Naming & {
  provider: Provider
  passages: readonly Passage[]
  /** Best first. */
  findPassages(wish: PassageWish): FoundPassage[]
  /** 0 for a word that no passage of the language has, more the fewer passages have it. */
  weightOf(word: string, language: Language): number
  /** What a question wants to know, by the examples that were learnt from. */
  classify: Classify
  /** Whether a word is one that people use, and not misspelt. */
  isSeen: IsSeen
  /** Which detail a question asks for. */
  tellTopic: TellTopic
}

export type ReadKnowledge = (provider: Provider) => Promise<Knowledge>

/** Read once per revision; and again on a day on which other packages are on sale. */
export function createKnowledge(database: Database, clock: Clock = systemClock): ReadKnowledge {
  const readRows = cachedByRevision(async (provider) => ({
    offered: await readOffered(database, provider),
    known: '' as string,
    knowledge: undefined as Promise<Knowledge> | undefined,
  }))
  return async (provider) => {
    const rows = await readRows(provider)
    const today = plainDate(clock(), provider.location.timeZone)
    const offered = onSale(rows.offered, today)
    const known = offered.packages.map(({ slug }) => slug).join(' ')
    if (!rows.knowledge || rows.known !== known) {
      rows.known = known
      rows.knowledge = openKnowledge(provider, offered)
    }
    // Whoever asks for what the pages say has had to be looked after first.
    await openDangerJudge()
    return rows.knowledge
  }
}

/** @param offered what is on sale, and nothing else */
export async function openKnowledge(provider: Provider, offered: Offered): Promise<Knowledge> {
  const classify = await openClassifier()
  const tellTopic = await openTopics()
  const indexes = await indexLanguages(provider, offered, { classify, tellTopic })
  const indexOf = (language: Language) => indexes.get(language) ?? [...indexes.values()][0]
  const naming = openNaming(offered, await openTreatments(), (stem) =>
    [...indexes.values()].some(({ postings }) => postings.has(stem)),
  )
  return {
    provider,
    classify,
    tellTopic,
    isSeen: await openSeenWords(),
    passages: [...indexes.values()].flatMap(({ passages }) => passages),
    findPassages: (wish) => {
      const index = indexOf(wish.language)
      const named = naming.findNamed(wish.words, wish.language).filter(({ certainty }) => certainty >= sureFrom)
      return index ? findPassages(index, wish, named) : []
    },
    ...naming,
    weightOf: (word, language) => {
      const index = indexOf(language)
      const [known] = wordsOf(word)
      const having = known === undefined ? undefined : index?.postings.get(stemOf(known))
      return having && index ? index.rarity(having.size) : 0
    },
  }
}

/** What is named as surely as this is what the passages are looked for about. */
const sureFrom = 0.6

async function indexLanguages(
  provider: Provider,
  offered: Offered,
  { classify, tellTopic }: Pick<Knowledge, 'classify' | 'tellTopic'>,
): Promise<Map<Language, PassageIndex>> {
  const pause = createPauses()
  const indexes = new Map<Language, PassageIndex>()
  for (const language of readLanguages(provider)) {
    const passages: Passage[] = []
    for (const some of writePassages(offered, wordingOf(provider, language))) {
      passages.push(...some)
      await pause()
    }
    indexes.set(language, await indexPassages(passages, pause))
    for (const passage of passages.filter(hasOwnHeading)) {
      wantedByHeading(passage, classify)
      topicsOfHeading(passage, tellTopic)
      await pause()
    }
  }
  return indexes
}

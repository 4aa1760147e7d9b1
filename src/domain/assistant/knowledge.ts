// What the assistant knows of one provider: its passages, found by words, remembered until the provider changes.
import type { Database } from '#db/open.ts'
import { cachedByRevision } from '#domain/provider/cached-by-revision.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Language } from '#kernel/language.ts'
import type { Passage, PassageKind, Subject } from './passage.ts'

export type PassageWish = {
  words: string
  language: Language
  /** Only passages about these. */
  subjects?: readonly Subject[]
  kinds?: readonly PassageKind[]
  /** At most so many. */
  limit?: number
}

/** `score` compares passages of one search; `covered` is the share of the words' weight that the passage has, 0 to 1. */
export type FoundPassage = { passage: Passage; score: number; covered: number }

export type FoundSubject = {
  subject: Subject
  /** In the language that was asked in. */
  name: string
  /** 1 for the whole name, less where only a part or a near spelling of it was said. */
  certainty: number
}

export type Knowledge = {
  provider: Provider
  passages: readonly Passage[]
  /** Best first. */
  findPassages(wish: PassageWish): FoundPassage[]
  /** What a text names, in any language, by its name, a part of it or what people call it; the surest first. */
  findSubjects(text: string, language: Language): FoundSubject[]
  /** 0 for a word that no passage of the language has, more the fewer passages have it. */
  weightOf(word: string, language: Language): number
}

export type ReadKnowledge = (provider: Provider) => Promise<Knowledge>

export function createKnowledge(_database: Database): ReadKnowledge {
  return cachedByRevision(async (provider) => ({
    provider,
    passages: [],
    findPassages: () => [],
    findSubjects: () => [],
    weightOf: () => 0,
  }))
}

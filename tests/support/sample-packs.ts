// Both sample providers in a test database, and questions asked of their pages with the live figures of the real API.
import { openTools } from '#api/assistant-tools.ts'
import type { Answer } from '#domain/assistant/answer.ts'
import { answerFromPages } from '#domain/assistant/answer-from-pages.ts'
import type { ChatTurn } from '#domain/assistant/conversation.ts'
import type { Knowledge } from '#domain/assistant/knowledge.ts'
import type { Language } from '#kernel/language.ts'
import { openSampleApi } from './sample-api.ts'
import { frozenClock } from './sample-provider.ts'
import { createSeededDatabase } from './seeded-database.ts'

export type SamplePacks = {
  /** @param on host of the provider; `more.procedure` is whose page is open */
  ask(
    on: 'thymele' | 'mermer',
    question: string,
    more?: { procedure?: string; before?: ChatTurn[]; currency?: string; language?: Language },
  ): Promise<Answer>
  knowledgeOf(on: 'thymele' | 'mermer'): Promise<Knowledge>
  close(): Promise<void>
}

export async function openSamplePacks(): Promise<SamplePacks> {
  const api = await openSampleApi({}, createSeededDatabase(undefined, frozenClock))
  const providerOf = async (on: string) => {
    const provider = await api.directory.find(`${on}.localhost`)
    if (!provider) throw new Error(`no provider at ${on}.localhost`)
    return provider
  }
  const knowledgeOf = async (on: string) => api.parts.readKnowledge(await providerOf(on))
  return {
    knowledgeOf,
    close: () => api.close(),
    ask: async (on, question, { procedure, before = [], currency, language } = {}) => {
      const spoken = language ?? (/\p{Script=Arabic}/u.test(question) ? 'ar' : 'en')
      const call = { origin: `http://${on}.localhost`, header: () => undefined }
      const tools = openTools({ app: api.app, exchange: api.parts.exchange }, call, { language: spoken, currency })
      const knowledge = await knowledgeOf(on)
      const asking = { question, before, language: spoken, procedure, today: '2026-11-21', country: undefined }
      return answerFromPages(asking, { knowledge, tools })
    },
  }
}

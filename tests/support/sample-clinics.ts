// Both providers of data/ behind the product API, imported from their packs as `npm run provider -- import` does, and asked in process.
import { fileURLToPath } from 'node:url'
import { type AssistantReply, askAssistant } from '#contract/assistant.ts'
import { createExchange } from '#domain/currency/exchange.ts'
import type { Pack } from '#domain/pack/pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { call, type Send } from '#kernel/endpoint.ts'
import type { AskedQuestion } from './assistant-questions.ts'
import { openSampleApi, type SampleApi } from './sample-api.ts'
import { frozenClock } from './sample-provider.ts'
import { ratesOf } from './sample-rates.ts'
import { createSeededDatabase } from './seeded-database.ts'

export type SampleClinic = { origin: string; pack: Pack }

export type SampleClinics = {
  api: SampleApi
  send: Send
  /** By the slug of the company. */
  clinics: Record<AskedQuestion['provider'], SampleClinic>
  /** Each question comes from a sender of its own, and is a conversation of its own. */
  ask: (question: AskedQuestion) => Promise<AssistantReply>
  close(): Promise<void>
}

const folders = { thymele: 'sample-provider', mermer: 'second-provider' } as const

/** Every currency that the packs price in, and those that the questions ask for. */
const rates = ratesOf({ AED: 1, EUR: 0.235, USD: 0.2723, GBP: 0.205, TRY: 11.4, JPY: 42.5, KWD: 0.0836, SAR: 1.021 })

/** @param clusterUrl where tests do not run under vitest: of the cluster that the database is made in */
export async function openSampleClinics(clusterUrl?: string): Promise<SampleClinics> {
  const exchange = createExchange({ references: () => rates, clock: frozenClock })
  const api = await openSampleApi({ exchange }, createSeededDatabase(clusterUrl, frozenClock))
  const send: Send = (request) => api.app.hono.fetch(request)
  const thymele = await readClinic('thymele')
  const mermer = await readClinic('mermer')
  const clinics = { thymele, mermer }
  let asked = 0
  return {
    api,
    send,
    clinics,
    ask: (question) => {
      asked += 1
      const sender = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
      const headers = { 'x-epidaurus-sender': sender }
      const input = toInput(question, asked)
      return call(send, clinics[question.provider].origin, askAssistant, input, headers).catch((cause: unknown) => {
        throw new Error(`${question.id} failed: ${api.logLines.at(-1)}`, { cause })
      })
    },
    close: () => api.close(),
  }
}

async function readClinic(name: keyof typeof folders): Promise<SampleClinic> {
  const folder = fileURLToPath(new URL(`../../data/${folders[name]}`, import.meta.url))
  const { pack, faults } = await readPack(folder)
  if (!pack) throw new Error(`${folder} has ${faults.length} faults`)
  return { origin: `http://${name}.localhost`, pack }
}

function toInput({ provider, question, before, language, procedure, currency }: AskedQuestion, number: number) {
  return {
    providerId: provider,
    conversationId: `measure-${String(number).padStart(8, '0')}`,
    messages: [...before, { role: 'user' as const, content: question }],
    language,
    ...(procedure !== undefined && { procedure }),
    ...(currency !== undefined && { currency }),
  }
}

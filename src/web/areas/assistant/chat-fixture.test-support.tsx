// The assistant as it stands on a page, for tests: drawn in a document, with a server that answers as it is told.
import { act, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { arabic } from '#texts/ar.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { english } from '#texts/en.ts'
import { createTranslate } from '#texts/translate.ts'
import { createStateStorage } from '#web/browser/state-storage.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { Assistant } from './assistant.tsx'
import type { ChatPage } from './chat.ts'
import { type ChatState, createChatState } from './chat-state.ts'

export type Asked = { key: string; question: string }

const windowData = {
  by: 'pages',
  keptDays: 30,
  clinic: { name: 'Thymele Clinic', recipient: 'Thymele LLC', country: 'UAE', email: 'a@b.example', replyHours: 4 },
  city: 'Dubai',
  phone: '+971 4 000 0000',
  emergencyPhone: '998',
  contacts: ['mailto:a@b.example', 'https://wa.me/971505550140'],
}

export const reply = (response: string, more: object = {}) => ({
  response,
  kind: 'answer',
  sources: [],
  choices: [],
  offersPerson: false,
  by: 'pages',
  ...more,
})

/** @param answer to each question; one that never comes leaves it pending */
export function serveAssistant(answer: (asked: Asked) => Response | Promise<Response>, data: object = {}): Asked[] {
  const asked: Asked[] = []
  const language = () => (document.documentElement.lang === 'ar' ? 'ar' : 'en')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/assistant/_window.json'))
      return Response.json({ ...windowData, texts: areaTexts(language(), 'assistant'), ...data })
    if (!url.endsWith('/api/ai-agent/ask')) return Response.json({})
    const { messages } = JSON.parse(new TextDecoder().decode(init.body as ArrayBuffer)) as {
      messages: { content: string }[]
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const one = { key, question: messages.at(-1)?.content ?? '' }
    asked.push(one)
    return answer(one)
  })
  return asked
}

/** As a document that has just come, with what the tab kept. */
export async function showAssistant({ path = '/', procedure = '' } = {}): Promise<ChatState> {
  document.documentElement.dataset.path = path
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const state = createChatState(createStateStorage('sessionStorage'))
  const page = (): ChatPage => ({
    providerId: 'p-1',
    language,
    currency: 'EUR',
    procedure: procedure ? { slug: 'hip', name: procedure } : undefined,
  })
  const texts = language === 'ar' ? arabic : english
  await act(async () => {
    render(
      <TextsProvider value={{ t: createTranslate(texts, language), language }}>
        <Assistant state={state} page={page} tell={() => {}} />
      </TextsProvider>,
    )
  })
  return state
}

export const toggle = () => screen.getByRole<HTMLButtonElement>('button', { name: english['shell.assistant'] })
export const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['assistant.message'] })
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: english['assistant.send'] })

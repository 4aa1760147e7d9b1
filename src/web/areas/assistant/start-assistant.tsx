// Puts the button of the assistant on the page, beside the pages and in a tree of its own: no page waits for it, and without scripts there is none.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Catalogue, createTranslate } from '#texts/translate.ts'
import { chatStorage, onForgetChat } from '#web/browser/kept-chat.ts'
import type { TabFrame } from '#web/browser/tab-services.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { Assistant, type AssistantProps } from './assistant.tsx'
import type { ChatPage } from './chat.ts'
import { createChatState, emptyDesk, noConversation } from './chat-state.ts'
import { shownLanguage, shownProcedure } from './shown-procedure.ts'
import { shownPath } from './use-shown-path.ts'

type Frame = Pick<TabFrame, 'providerId' | 'currency'>

let frame: Frame | undefined

/** Called as often as anyone likes, the last frame counts; starts once per document. Without its texts it stays away. */
export async function startAssistant(next: Frame): Promise<void> {
  const isFirst = frame === undefined
  frame = next
  if (!isFirst) return
  const texts = await readTexts()
  if (texts) show(texts)
}

/** Those of every page, which the browser has: the frame of the pages was drawn with them. */
async function readTexts(): Promise<Partial<Catalogue> | undefined> {
  const href = document.querySelector<HTMLLinkElement>('#texts')?.href
  const response = href ? await fetch(href).catch(() => undefined) : undefined
  return response?.ok ? ((await response.json()) as Partial<Catalogue>) : undefined
}

function show(texts: Partial<Catalogue>): void {
  const state = createChatState(chatStorage)
  onForgetChat(() => {
    state.conversation.setState(noConversation)
    state.desk.setState(emptyDesk)
  })
  const language = shownLanguage()
  const page = (): ChatPage => ({
    providerId: frame?.providerId ?? '',
    currency: frame?.currency ?? '',
    language,
    procedure: shownProcedure(shownPath()),
  })
  const place = document.createElement('div')
  // By this the recorder of screens passes it over, and notes at the foot of the screen find room beside it (app.css).
  place.dataset.assistant = 'away'
  const tell: AssistantProps['tell'] = (look) => {
    place.dataset.assistant = look
  }
  const root = document.documentElement
  // Behind the overlay between two pages nothing new may come within reach (use-cover.ts); a page that failed may be drawn in a new body.
  const attach = () => {
    if (!place.isConnected && root.dataset.covered === undefined) document.body.append(place)
  }
  attach()
  const watch = new MutationObserver(attach)
  watch.observe(root, { childList: true, attributeFilter: ['data-covered'] })
  watch.observe(document.body, { childList: true })
  createRoot(place).render(
    <StrictMode>
      <TextsProvider value={{ t: createTranslate(texts, language), language }}>
        <Assistant state={state} page={page} tell={tell} />
      </TextsProvider>
    </StrictMode>,
  )
}

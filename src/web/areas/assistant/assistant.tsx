// The button of the assistant, on every page that wears a layout of the provider's site, and the window that it opens.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { chooseLayout } from '#web/layouts/choose-layout.ts'
import { offlinePath } from '#web/page/route-rules.ts'
import { AssistantIcon } from './assistant-icon.tsx'
import type { ChatPage } from './chat.ts'
import { type ChatState, openQuestion } from './chat-state.ts'
import { useIsFull } from './use-is-full.ts'
import { useReadyChat } from './use-ready-chat.ts'
import { useShownPath } from './use-shown-path.ts'

export type AssistantProps = {
  state: ChatState
  page: () => ChatPage
  /** Of what is drawn: it makes room for itself on the page (app.css). */
  tell: (look: 'open' | 'closed' | 'away') => void
}

/** Not where somebody signs in or works at the desk, and not on the page for the unopened. */
export function isPlaceOfAssistant(path: string): boolean {
  const layout = chooseLayout(path)
  return layout !== null && layout !== 'landing' && layout !== 'desk' && path !== offlinePath
}

export function Assistant({ state, page, tell }: AssistantProps) {
  const path = useShownPath()
  const isHere = isPlaceOfAssistant(path)
  const isOpen = useStore(state.desk, (desk) => desk.isOpen)
  const isAsking = useStore(state.conversation, (conversation) => openQuestion(conversation) !== undefined)
  const ready = useReadyChat(isOpen && isHere ? 'open' : isAsking ? 'answer' : 'none', state, page)
  const toggle = useRef<HTMLButtonElement>(null)
  // Opened by a press in this document; one that was open before the reload leaves the focus to the page.
  const [wasPressed, setPressed] = useState(false)
  const isShown = isHere && isOpen && typeof ready !== 'string'
  useEffect(() => {
    tell(isShown ? 'open' : isHere ? 'closed' : 'away')
  }, [tell, isShown, isHere])
  useEffect(() => {
    if (ready === 'failed') state.desk.setState({ isOpen: false })
  }, [ready, state])
  if (!isHere) return null
  const close = (returnsFocus: boolean) => {
    state.desk.setState({ isOpen: false })
    if (returnsFocus) requestAnimationFrame(() => toggle.current?.focus({ preventScroll: true }))
  }
  const open = () => {
    setPressed(true)
    state.desk.setState({ isOpen: true, isUnread: false })
  }
  return (
    <>
      {isShown && (
        <ready.Window
          {...ready}
          state={state}
          procedure={page().procedure?.name ?? ''}
          takesFocus={wasPressed}
          close={close}
        />
      )}
      {typeof ready !== 'string' && <ready.Announcer state={state} data={ready.data} isShown={isShown} />}
      {ready === 'failed' && wasPressed && !isOpen && <FailedNote />}
      <Toggle
        ref={toggle}
        state={state}
        isBusy={ready === 'loading' && isOpen}
        onPress={() => (isOpen ? close(true) : open())}
      />
    </>
  )
}

function FailedNote() {
  const { t } = useTexts()
  return (
    <p
      role="status"
      className="fixed end-4 bottom-[calc(var(--foot)+72px)] z-20 max-w-[min(20rem,100%-32px)] rounded-card border border-line bg-raised px-4 py-3 text-[0.9375rem] leading-snug shadow-card md:end-6"
    >
      {t('offline.textSilent')}
    </p>
  )
}

type ToggleProps = {
  ref: RefObject<HTMLButtonElement | null>
  state: ChatState
  isBusy: boolean
  onPress: () => void
}

/** Its name stays as it is: whether the window is open is said by its state. */
function Toggle({ ref, state, isBusy, onPress }: ToggleProps) {
  const { t } = useTexts()
  const { isOpen, isUnread } = useStore(state.desk)
  const isCovered = useIsFull() && isOpen && !isBusy
  return (
    <button
      ref={ref}
      type="button"
      hidden={isCovered}
      aria-label={t(isUnread ? 'shell.assistantUnread' : 'shell.assistant')}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="fixed end-4 bottom-(--foot) z-20 grid size-14 cursor-pointer place-items-center rounded-full bg-button text-on-button shadow-card ring-2 ring-paper transition-colors hover:bg-(--button-hover) hover:text-(--on-button-hover) focus-visible:rounded-full md:end-6 md:bottom-6 low:bottom-(--foot) max-[22.5rem]:end-2 max-[22.5rem]:bottom-[calc(var(--foot)-8px)] max-[22.5rem]:size-12"
    >
      <AssistantIcon name={isOpen && !isBusy ? 'down' : 'chat'} className={`size-7 ${isBusy ? 'animate-pulse' : ''}`} />
      {isUnread && (
        <span aria-hidden="true" className="absolute end-0 top-0 size-4 rounded-full border-2 border-paper bg-accent" />
      )}
    </button>
  )
}

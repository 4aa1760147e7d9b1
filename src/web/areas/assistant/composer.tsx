// Where a question is written: Enter sends it, Shift and Enter begin a new line, and what is typed stays until it is sent.
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import { type Chat, mostQuestionLetters } from './chat.ts'
import { type ChatState, openQuestion } from './chat-state.ts'

/** From here on it is said how many letters are left. */
const fewLetters = 100

type ComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  state: ChatState
  chat: Chat
  ask: (text: string) => boolean
}

export function Composer({ ref, state, ask }: ComposerProps) {
  const { t } = useTexts()
  const id = useId()
  const draft = useStore(state.desk, (desk) => desk.draft)
  const isPending = useStore(state.conversation, (conversation) => openQuestion(conversation) !== undefined)
  const reach = useSyncExternalStore(line.watch, line.now)
  const isAway = reach === 'offline' || reach === 'unreachable'
  const isEmpty = draft.trim() === ''
  // As it is sent. Longer text is taken whole: what a field cuts off is lost without a word.
  const left = mostQuestionLetters - draft.trim().length
  const isOver = left < 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isOver || isPending) return ref.current?.focus({ preventScroll: true })
    // What was typed stays where it is, to be sent with another press.
    if (navigator.onLine && ask(draft)) state.desk.setState({ draft: '' })
    ref.current?.focus({ preventScroll: true })
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that ends the choice of a word in another script is no Enter; Safari says so by 229 alone.
    const isChoosing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isChoosing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      onSubmit={send}
      className="grid shrink-0 gap-2 border-t border-line bg-paper px-3 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] tight:pt-1.5 tight:pb-[max(6px,env(safe-area-inset-bottom))]"
    >
      <p role="status" className={isAway ? 'max-w-none px-1 text-sm leading-snug text-warn' : 'sr-only'}>
        {isAway && t(reach === 'offline' ? 'assistant.offline' : 'assistant.silent')}
      </p>
      <div className="flex items-end gap-1 rounded-3xl border border-edge bg-paper p-1 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-brand">
        <label htmlFor={id} className="sr-only">
          {t('assistant.message')}
        </label>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          dir={draft === '' ? undefined : 'auto'}
          enterKeyHint="send"
          autoComplete="off"
          placeholder={t('assistant.placeholder')}
          value={draft}
          // Not switched off altogether: whoever is in it with a keyboard or a screen reader stays there.
          readOnly={isPending}
          aria-disabled={isPending || undefined}
          aria-invalid={isOver || undefined}
          aria-describedby={left <= fewLetters ? `${id}-left` : undefined}
          onChange={(event) => state.desk.setState({ draft: event.currentTarget.value })}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2.5 leading-normal outline-none placeholder:text-muted aria-disabled:text-muted tight:max-h-[24cqb] tight:px-2 tight:py-1.5"
        />
        <button
          type="submit"
          aria-label={t('assistant.send')}
          disabled={isEmpty || isOver || isPending}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-button text-on-button hover:bg-(--button-hover) hover:text-(--on-button-hover) focus-visible:rounded-full disabled:cursor-default disabled:bg-wash disabled:text-muted"
        >
          <AssistantIcon name="up" />
        </button>
      </div>
      {left <= fewLetters && (
        <p id={`${id}-left`} className={`max-w-none px-1 text-sm leading-snug ${isOver ? 'text-bad' : 'text-muted'}`}>
          {isOver ? t('assistant.lettersOver', { count: -left }) : t('assistant.lettersLeft', { count: left })}
        </p>
      )}
      {/* Said once, and not with each letter: how many there are stands beside the field. */}
      <p role="status" className="sr-only">
        {isOver && t('assistant.tooLong', { max: mostQuestionLetters })}
      </p>
    </form>
  )
}

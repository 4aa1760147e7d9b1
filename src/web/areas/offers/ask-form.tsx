// Writing to the clinic about a request: what is typed is kept until it has arrived, and arrives once.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { type AskDraft, keepAskDraft, noDraft, readAskDraft } from '#web/signed-in/ask-draft.ts'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import type { ThreadDeed } from './use-thread-deed.ts'

/** As the contract has it. */
const maxLetters = 4000

/** @param onBegin called when something is sent: what another part says of its own last deed is over */
export function AskForm({ reference, deed, onBegin }: { reference: string; deed: ThreadDeed; onBegin: () => void }) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const id = useId()
  const part = useRef<HTMLFormElement>(null)
  const control = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState<AskDraft>(noDraft)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    // What was typed before the page took over is newer than what was kept.
    const early = control.current?.value ?? ''
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of what this browser keeps
    setDraft(early === '' ? readAskDraft(reference) : keepAskDraft(reference, early))
  }, [reference])
  useResultFocus(part, deed.news, true)
  const change = (text: string) => {
    deed.say(undefined)
    setEmpty(false)
    setDraft(keepAskDraft(reference, text))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (deed.isBusy) return
    if (draft.text.trim() === '') {
      setEmpty(true)
      control.current?.focus()
      return
    }
    const { key } = draft
    onBegin()
    const isDone = await deed.ask({ reference, text: draft.text }, key)
    if (!isDone) return
    // What was typed meanwhile is another message, and stays.
    setDraft((now) => (now.key === key ? keepAskDraft(reference, '') : now))
    deed.say('offers.ask.sent')
  }
  return (
    <form ref={part} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 noscript:hidden">
      <div className={isEmpty ? 'border-s-4 border-bad ps-4' : ''}>
        <label className="label" htmlFor={id}>
          {t('offers.ask.label', { clinic })}
        </label>
        <p id={`${id}-hint`} className="hint mb-2">
          {t('offers.ask.hint')}
        </p>
        {isEmpty && (
          <p id={`${id}-fault`} className="mb-2 font-semibold text-bad">
            {t('offers.ask.empty')}
          </p>
        )}
        <textarea
          ref={control}
          id={id}
          className="field"
          rows={4}
          dir="auto"
          maxLength={maxLetters}
          value={draft.text}
          aria-describedby={isEmpty ? `${id}-hint ${id}-fault` : `${id}-hint`}
          aria-invalid={isEmpty || undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
      <ActionStatus news={deed.news} />
      <button type="submit" className="button button-quiet justify-self-start" aria-disabled={deed.isBusy || undefined}>
        {t(deed.isBusy ? 'offers.ask.sending' : 'offers.ask.send')}
      </button>
    </form>
  )
}

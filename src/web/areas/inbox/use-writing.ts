// Words that a colleague writes: kept in this browser until they have arrived, sent under one key, and never taken away by what others do.
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { deskDraftPlace, keepDeskDraft, readDeskDraft } from '#web/desk/desk-draft.ts'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { type AskDraft, isAskDraft, newAskDraft, noDraft } from '#web/signed-in/ask-draft.ts'
import type { ItemDeed } from './use-item-deed.ts'

type Options = {
  /** Names the draft: of which item, and which of its texts. */
  name: string
  control: RefObject<HTMLTextAreaElement | null>
  deed: ItemDeed
  send: (key: string, text: string) => Promise<boolean>
  onSent: () => void
}

function keepWords(place: string, text: string): AskDraft {
  const draft = newAskDraft(text)
  keepDeskDraft(place, draft.key === '' ? undefined : draft)
  return draft
}

export function useWriting({ name, control, deed, send, onSent }: Options) {
  const place = deskDraftPlace(useDeskFrame().me.id, name)
  const [draft, setDraft] = useState<AskDraft>(noDraft)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    // What was typed before the page took over is newer than what was kept.
    const early = control.current?.value ?? ''
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of what this browser keeps
    setDraft(early === '' ? (readDeskDraft(place, isAskDraft) ?? noDraft) : keepWords(place, early))
  }, [control, place])
  const change = (text: string) => {
    deed.say(undefined)
    setEmpty(false)
    setDraft(keepWords(place, text))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (deed.isBusy) return
    const { key, text } = draft
    if (text.trim() === '') {
      setEmpty(true)
      control.current?.focus()
      return
    }
    if (!(await send(key, text))) return
    // What was typed meanwhile is another text, and stays.
    setDraft((now) => (now.key === key ? keepWords(place, '') : now))
    onSent()
  }
  return { text: draft.text, isEmpty, change, submit }
}

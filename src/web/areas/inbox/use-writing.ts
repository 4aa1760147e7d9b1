// Words that a colleague writes: kept in this tab until they have arrived, sent under one key, and never taken away by what others do.
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type AskDraft, keepAskDraft, noDraft, readAskDraft } from '#web/areas/offers/ask-draft.ts'
import type { ItemDeed } from './use-item-deed.ts'

type Options = {
  /** Names the draft: of which item, and which of its texts. */
  name: string
  control: RefObject<HTMLTextAreaElement | null>
  deed: ItemDeed
  send: (key: string, text: string) => Promise<boolean>
  onSent: () => void
}

export function useWriting({ name, control, deed, send, onSent }: Options) {
  const [draft, setDraft] = useState<AskDraft>(noDraft)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    // What was typed before the page took over is newer than what was kept.
    const early = control.current?.value ?? ''
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of what this browser keeps
    setDraft(early === '' ? readAskDraft(name) : keepAskDraft(name, early))
  }, [control, name])
  const change = (text: string) => {
    deed.say(undefined)
    setEmpty(false)
    setDraft(keepAskDraft(name, text))
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
    setDraft((now) => (now.key === key ? keepAskDraft(name, '') : now))
    onSent()
  }
  return { text: draft.text, isEmpty, change, submit }
}

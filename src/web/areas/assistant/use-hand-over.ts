// What the form of handing over does: checks itself, keeps what is typed until it has arrived, and sends one message at a time.
import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HandOver } from '#contract/assistant.ts'
import type { Language } from '#kernel/language.ts'
import { useOwnDetails } from '#web/browser/auth/use-own-details.ts'
import {
  forgetHandOverDraft,
  type HandOverDraft,
  keepHandOverDraft,
  openHandOverDraft,
  writeHandOverDraft,
} from './hand-over-draft.ts'
import {
  checkHandOver,
  controlOf,
  type HandOverError,
  type HandOverField,
  keptFields,
  readHandOver,
} from './hand-over-fields.ts'
import { type HandedOver, type HandOverFailure, sendHandOver } from './send-hand-over.ts'

export type ToHandOver = {
  conversationId: string
  /** As the person has them before them, oldest first, without the greeting. May be empty: then they have to write something. */
  messages: HandOver['messages']
  /** Name of the procedure that it is about; empty for none. */
  procedure: string
  language: Language
  /** The message is with the clinic. */
  onDone: (reference: string) => void
}

export function useHandOver({ conversationId, messages, procedure, language, onDone }: ToHandOver) {
  const formRef = useRef<HTMLFormElement>(null)
  const newsRef = useRef<HTMLDivElement>(null)
  const draft = useRef<HandOverDraft>(undefined)
  // Known at once, where the state is known only after the next drawing: two quick presses send once.
  const busy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<HandOverError[]>([])
  const [failure, setFailure] = useState<HandOverFailure>()
  const [done, setDone] = useState<HandedOver>()
  // What was there when the form was opened: the person looks at it here, and nothing is added behind it.
  const [sent] = useState(messages)

  const toField = useCallback((field: HandOverField) => {
    if (formRef.current) controlOf(formRef.current, field)?.focus()
  }, [])

  // Before the browser paints, so that nobody sees the form empty and then full.
  useLayoutEffect(() => {
    draft.current ??= openHandOverDraft(conversationId, sent.length, procedure)
    if (formRef.current) bringBack(formRef.current, draft.current.fields)
  }, [conversationId, sent, procedure])
  useOwnDetails(formRef, true)
  useEffect(() => {
    const [first, ...more] = errors
    // Of several the list above them says how many and which; each leads to its field.
    if (more.length > 0) newsRef.current?.focus()
    else if (first) toField(first.field)
  }, [errors, toField])
  useEffect(() => {
    if (failure) newsRef.current?.focus()
  }, [failure])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = checkHandOver(form)
    setErrors(wrong)
    if (wrong.length > 0 || busy.current || !draft.current) return
    busy.current = true
    setSending(true)
    setFailure(undefined)
    draft.current = { ...draft.current, fields: fieldsOf(form) }
    writeHandOverDraft(draft.current)
    const { key, conversationId: id } = draft.current
    const outcome = await sendHandOver(
      readHandOver(form, { conversationId: id, messages: sent, procedure, language }),
      key,
    )
    busy.current = false
    setSending(false)
    if ('errors' in outcome) return setErrors(outcome.errors)
    if ('failure' in outcome) return setFailure(outcome.failure)
    forgetHandOverDraft()
    setDone(outcome)
    onDone(outcome.reference)
  }
  const keep = () => {
    if (formRef.current && draft.current) draft.current = keepHandOverDraft(draft.current, fieldsOf(formRef.current))
  }
  return { formRef, newsRef, sent, errors, failure, done, isSending, submit, keep, toField }
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(keptFields.map((name) => [name, controlOf(form, name)?.value ?? '']))

function bringBack(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const name of keptFields) {
    const control = controlOf(form, name)
    if (control && control.value === '') control.value = fields[name] ?? ''
  }
}

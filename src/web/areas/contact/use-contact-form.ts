// What the contact form does in the tab: checks itself, keeps what is typed until it has arrived, and sends one message at a time.
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useOwnDetails } from '#web/browser/auth/use-own-details.ts'
import { type Draft, forgetDraft, newDraftId, readDraft, writeDraft } from '#web/browser/draft.ts'
import { type ContactError, type ContactField, type ContactOutcome, contactFields } from './contact-fields.ts'
import type { ContactFormText } from './present-form.server.ts'

/** Of the fields that are kept: consent is given anew each time. */
const kept = contactFields.filter((name) => name !== 'consent')

/** @param outcome of a form that was sent without scripts */
export function useContactForm(
  { providerId, action, maxLetters, unreachable }: ContactFormText,
  outcome: ContactOutcome | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const newsRef = useRef<HTMLDivElement & HTMLHeadingElement>(null)
  const sender = useFetcher<ContactOutcome>()
  const isSending = sender.state !== 'idle'
  // Known at once, where the state is known only after the next drawing: two quick presses send once.
  const busy = useRef(false)
  const draft = useRef('')
  const [found, setFound] = useState<ContactError[]>()
  // What was said of a message before the one that is written now.
  const [over, setOver] = useState<ContactOutcome>()
  const place = `contact.${providerId}`
  const said = sender.data ?? outcome
  const answer = said === over ? undefined : said
  const refused = answer && 'errors' in answer ? answer : undefined
  const reference = answer && 'reference' in answer ? answer.reference : ''
  const errors = found ?? refused?.errors ?? []
  const failure = found || isSending || !refused ? '' : (refused.failure ?? unreachable)

  // Before the browser paints, so that nobody sees the form empty and then full.
  useLayoutEffect(() => {
    const before = readDraft(place)
    draft.current = before?.id || newDraftId()
    if (before && formRef.current) bringBack(formRef.current, before.fields)
  }, [place, over])
  // The draft is back by then; after a message the form is a new one.
  useOwnDetails(formRef, reference === '')
  useLayoutEffect(() => {
    if (!isSending) busy.current = false
  }, [isSending])
  useEffect(() => {
    if (reference) forgetDraft(place)
  }, [place, reference])
  useEffect(() => {
    if (found?.length || (answer && !isSending)) newsRef.current?.focus()
  }, [found, answer, isSending])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = checkForm(form, maxLetters)
    setFound(wrong.length > 0 ? wrong : undefined)
    if (wrong.length > 0 || busy.current) return
    busy.current = true
    const body = new FormData(form)
    body.set('draft', draft.current)
    void sender.submit(body, { method: 'post', action })
  }
  const keep = () => {
    const form = formRef.current
    if (!form) return
    const fields = Object.fromEntries(kept.map((name) => [name, controlOf(form, name)?.value ?? '']))
    const next: Draft = { id: draft.current, savedAt: Date.now(), asked: '', fields }
    writeDraft(place, next)
  }
  const again = () => {
    setFound(undefined)
    setOver(answer)
  }
  return { formRef, newsRef, errors, failure, reference, isSending, typed: refused?.typed ?? {}, submit, keep, again }
}

const controlOf = (form: HTMLFormElement, name: ContactField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null

/** The page may be slow: what was typed before it took over is newer than what was kept. */
function bringBack(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const name of kept) {
    const control = controlOf(form, name)
    if (control && control.value === '') control.value = fields[name] ?? ''
  }
}

/** What is missing or unreadable, by the browser's own rules and without its own messages. */
function checkForm(form: HTMLFormElement, limits: ContactFormText['maxLetters']): ContactError[] {
  return contactFields.flatMap((field) => {
    const control = controlOf(form, field)
    if (!control) return []
    const { validity, value, required } = control
    const isMissing = validity.valueMissing || (required && value.trim() === '')
    if (isMissing) return [{ field, reason: 'required' }]
    if (!validity.valid) return [{ field, reason: 'invalid' }]
    return value.trim().length > (limits[field] ?? Number.POSITIVE_INFINITY) ? [{ field, reason: 'too-long' }] : []
  })
}

// What the quote form does in the tab: steps that check themselves, a draft that is kept, and one sending at a time.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useOwnDetails } from '#web/browser/auth/use-own-details.ts'
import { adaptRules } from '#web/browser/check-fields.ts'
import { isUntouched, valueOf } from '#web/browser/form-fields.ts'
import { firstWrongStep } from './check-steps.ts'
import type { Option, StepView } from './field-view.ts'
import { type FieldError, type FieldName, fieldId, type StepName, stepBeside, stepOf } from './fields.ts'
import type { QuoteOutcome } from './outcome.ts'
import type { QuoteFormPage } from './present-quote.server.ts'
import { useDraft } from './use-draft.ts'
import { useFocus } from './use-focus.ts'
import { useSending } from './use-sending.ts'
import { useSteps } from './use-steps.ts'

const noErrors: FieldError[] = []

/** @param outcome of a form that was sent without scripts */
export function useQuoteForm(quote: QuoteFormPage, outcome: QuoteOutcome | undefined) {
  const formRef = useRef<HTMLFormElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  const { isSending, answer: answerInTab, send } = useSending(quote)
  const [item, setItem] = useState(outcome?.typed.item ?? quote.chosen)
  // What was found wrong in the tab; null while the server's word stands.
  const [found, setFound] = useState<FieldError[] | null>(null)
  const readForm = (form: HTMLFormElement) => {
    adaptRules(form)
    setItem(valueOf(form, 'item'))
  }
  const { providerId, chosen } = quote
  const { ready, state, keeperRef } = useDraft({ formRef, providerId, chosen, restore: !outcome, onRestored: readForm })
  const { open, go, goBack } = useSteps(stepToOpen(outcome), ready)
  useOwnDetails(formRef, ready)
  useArrival({ formRef, quote, mayBeEmpty: outcome !== undefined, ready, open, go })
  useEffect(() => {
    if (answerInTab) go(stepToOpen(answerInTab))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answerInTab])

  const answer = answerInTab ?? outcome
  const errors = found ? found.filter(({ field }) => stepOf(field) === open) : (answer?.errors ?? noErrors)
  const failure = (!found && !isSending && answer && (answer.failure ?? quote.unreachable)) || ''
  const hasNotice = errors.length > 0 || failure !== ''
  const focusLater = useFocus({ ready, open, news: [found, answer], hasNotice, noticeRef, formRef })

  /** Goes on to the next step, or sends from the last: unless something is wrong up to here. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [form, keeper] = [event.currentTarget, keeperRef.current]
    const wrong = firstWrongStep(form, open, quote.maxLetters)
    const next = stepBeside(open, 1)
    setFound(wrong?.errors ?? (next ? noErrors : null))
    if (wrong) return go(wrong.name)
    if (next) return go(next)
    keeper?.flush()
    send(form, keeper?.id ?? '')
  }
  const showField = (field: FieldName) => {
    if (stepOf(field) === open) return document.getElementById(fieldId(field))?.focus()
    focusLater(field)
    go(stepOf(field))
  }
  /** After other hands than the keyboard changed the form. */
  const refresh = () => {
    if (formRef.current) readForm(formRef.current)
  }
  const changed = () => {
    refresh()
    keeperRef.current?.touch()
  }
  const clear = () => {
    keeperRef.current?.clear()
    refresh()
    setFound(noErrors)
    go('need')
  }
  const undoClear = () => {
    keeperRef.current?.undoClear()
    refresh()
  }
  const chosenOption = quote.steps.flatMap(optionsOf).find(({ value }) => value === item)
  const shown = { ready, open, errors, failure, isSending, kept: state, chosen: chosenOption }
  return { formRef, noticeRef, ...shown, goBack, submit, changed, showField, clear, undoClear }
}

type ArrivalOptions = {
  formRef: React.RefObject<HTMLFormElement | null>
  quote: QuoteFormPage
  mayBeEmpty: boolean
  ready: boolean
  open: StepName
  go: (name: StepName, replace: boolean) => void
}

/** Nobody stands on a step before the earlier ones are right, however they got there. */
function useArrival({ formRef, quote, mayBeEmpty, ready, open, go }: ArrivalOptions): void {
  const arrived = useRef(false)
  useEffect(() => {
    const form = ready && formRef.current
    if (!form) return
    // Back from the confirmation, or by a kept address: an empty form begins at its beginning.
    const begins = !arrived.current && !mayBeEmpty && isUntouched(form)
    arrived.current = true
    const before = stepBeside(open, -1)
    const wanted = before && (begins ? 'need' : firstWrongStep(form, before, quote.maxLetters)?.name)
    if (wanted) go(wanted, true)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, open])
}

function stepToOpen(outcome: QuoteOutcome | undefined): StepName {
  const [first] = outcome?.errors ?? []
  if (first) return stepOf(first.field)
  return outcome ? 'contact' : 'need'
}

/** Everything that can be asked for. */
function optionsOf({ fields }: StepView): Option[] {
  return fields.flatMap((field) =>
    field.name === 'item' && field.kind === 'list' ? field.groups.flatMap(({ options }) => options) : [],
  )
}

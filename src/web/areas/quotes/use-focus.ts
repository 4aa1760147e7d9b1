// Moves the focus to what is new on the page: a field asked for, the notice of what is wrong, or the heading of the step.
import { type RefObject, useEffect, useRef } from 'react'
import { type FieldName, fieldId, type StepName, stepId } from './fields.ts'

type FocusOptions = {
  ready: boolean
  open: StepName
  /** Whatever the notice is about: another value is news. */
  news: readonly unknown[]
  hasNotice: boolean
  noticeRef: RefObject<HTMLDivElement | null>
  formRef: RefObject<HTMLFormElement | null>
}

/** @returns a function that remembers a field to go to once its step is open */
export function useFocus({
  ready,
  open,
  news,
  hasNotice,
  noticeRef,
  formRef,
}: FocusOptions): (field: FieldName) => void {
  const seen = useRef<StepName>(undefined)
  const wanted = useRef<FieldName>(undefined)
  useEffect(() => {
    if (!ready) return
    const [stepBefore, field] = [seen.current, wanted.current]
    seen.current = open
    wanted.current = undefined
    if (field) return document.getElementById(fieldId(field))?.focus()
    if (hasNotice) return noticeRef.current?.focus()
    if (stepBefore === undefined || stepBefore === open) return
    formRef.current?.scrollIntoView()
    document.querySelector<HTMLElement>(`#${stepId(open)} h2`)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, open, ...news])
  return (field) => {
    wanted.current = field
  }
}

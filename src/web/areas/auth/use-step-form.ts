// A form of signing in: checks what was typed before it is sent, and says of each field what is wrong with it.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AuthField, Failure } from '#web/forms/say-failure.ts'
import { useAuthPage } from './auth-page.ts'
import { checkForm } from './check-form.ts'
import { useSentence } from './failure-note.tsx'

type StepFormOptions = {
  fields: readonly AuthField[]
  /** What came back from sending it. */
  failure: Failure | undefined
  onSend: (form: HTMLFormElement) => void
}

export function useStepForm({ fields, failure, onSend }: StepFormOptions) {
  const { passwordPolicy } = useAuthPage().pool
  const formRef = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<Failure[]>([])
  const say = useSentence()
  const shown = found.length > 0 ? found : failure ? [failure] : []
  useEffect(() => {
    // The first of them, also when the same is wrong as before.
    if (found.length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [found])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = checkForm(event.currentTarget, fields, passwordPolicy)
    setFound(wrong)
    if (wrong.length === 0) onSend(event.currentTarget)
  }
  return {
    /** Never sent by the browser itself; should it come to that, nothing typed is in the address. */
    form: { ref: formRef, method: 'post', noValidate: true, onSubmit: submit } as const,
    faultOf: (field: AuthField) => {
      const wrong = shown.find((one) => one.field === field)
      return wrong && say(wrong)
    },
    /** Of the whole step; `undefined` while a field is to be put right first. */
    failure: found.length === 0 ? failure : undefined,
    /** For buttons that need only some of the fields. */
    check: (some: readonly AuthField[]): boolean => {
      const form = formRef.current
      if (!form) return false
      const wrong = checkForm(form, some, passwordPolicy)
      setFound(wrong)
      return wrong.length === 0
    },
    formRef,
  }
}

// Sends the filter form as it changes: at once for choices, after a short rest while typing.
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Long enough for the next letter of a word, short enough to feel at once. */
const restMs = 250

export type ListForm = { submitNow: () => void; submitAfterRest: () => void }

/** @param formId the form; empty fields stay out of the address */
export function useListForm(formId: string): ListForm {
  const navigate = useNavigate()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const submitNow = () => {
    window.clearTimeout(timer.current)
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    const search = new URLSearchParams(filled)
    void navigate({ search: search.size > 0 ? `?${search}` : '' }, { replace: true, preventScrollReset: true })
  }
  const submitAfterRest = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(submitNow, restMs)
  }
  return { submitNow, submitAfterRest }
}

/** For a field that keeps its own text while someone types: it follows the address when that changes otherwise. */
export function useFollowingField(text: string): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = text
  }, [text])
  return field
}

// Sends the filter form as it changes: at once for choices, after a short rest while typing.
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** Long enough for the next letter of a word, short enough to feel at once. */
const restMs = 250

export type ListForm = {
  submitNow: () => void
  submitAfterRest: () => void
  /** For the search field, which keeps its own text while someone types. */
  wordsRef: React.RefObject<HTMLInputElement | null>
}

/** @param formId the form; empty fields stay out of the address */
export function useListForm(formId: string): ListForm {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const timer = useRef<number>(undefined)
  const wordsRef = useRef<HTMLInputElement>(null)
  const words = query.get('q') ?? ''

  // Going back or clearing the filters changes the address: the field follows, unless it is being typed in.
  useEffect(() => {
    const field = wordsRef.current
    if (field && document.activeElement !== field) field.value = words
  }, [words])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const submitNow = () => {
    window.clearTimeout(timer.current)
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    const search = new URLSearchParams(filled)
    navigate({ search: search.size > 0 ? `?${search}` : '' }, { replace: true, preventScrollReset: true })
  }
  const submitAfterRest = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(submitNow, restMs)
  }
  return { submitNow, submitAfterRest, wordsRef }
}

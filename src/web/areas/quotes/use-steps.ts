// Which step of the form is open: a part of the address, so that the browser's Back button goes a step back.
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type StepName, stepId, stepOfHash } from './fields.ts'

/** @param first the step to open when the address names none */
export function useSteps(first: StepName, ready: boolean) {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(first)
  // The server does not know this part of the address: the first drawing in the browser has to be without it too.
  // A part that names no step (`#main`, the skip link) leaves the step as it is.
  const named = ready ? (hash === '' ? first : stepOfHash(hash)) : open
  if (named && named !== open) setOpen(named)
  const current = named ?? open

  const go = (name: StepName, replace = false) => {
    if (name === current && hash !== '') return
    void navigate({ search, hash: stepId(name) }, { preventScrollReset: true, replace, state: { from: current } })
  }
  return {
    open: current,
    go,
    /** Back to an earlier step: the way one came, where one came from there. */
    goBack: (name: StepName) => {
      const from: unknown = (state as { from?: unknown } | null)?.from
      if (from === name) void navigate(-1)
      else go(name, true)
    },
  }
}

// Keeps the form's draft in this browser as it is typed, and brings it back when the page takes over.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { DraftKeeper, type KeptState } from '#web/browser/draft-keeper.ts'

type DraftOptions = {
  formRef: RefObject<HTMLFormElement | null>
  providerId: string
  chosen: string
  restore: boolean
  onRestored: (form: HTMLFormElement) => void
}

export function useDraft({ formRef, providerId, chosen, restore, onRestored }: DraftOptions) {
  const [ready, setReady] = useState(false)
  const [state, setState] = useState<KeptState>('kept')
  const keeperRef = useRef<DraftKeeper>(undefined)
  const isAskedAnew = useNavigationType() === 'PUSH'

  // Before the browser paints, so that nobody sees the form empty and then full.
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    const keeper = keeperRef.current ?? new DraftKeeper(form, providerId, setState)
    // A form that was kept while the visitor was elsewhere has what was typed, and the name that it goes under.
    if (!keeperRef.current) {
      keeper.open({ chosen, isAskedAnew, restore })
      onRestored(form)
      setReady(true)
    }
    keeperRef.current = keeper
    const hear = (event: StorageEvent) => {
      if (keeper.hear(event)) onRestored(form)
    }
    window.addEventListener('storage', hear)
    window.addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      keeper.flush()
      window.removeEventListener('storage', hear)
      window.removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
    }
    // When the form appears, and again when it is back on the screen: what changes later is not for the draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [providerId])

  return { ready, state, keeperRef }
}

// Asks for the preview of the open document: at once, and again once typing rests.
import { useEffect, useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import { placeFaults } from './place-faults.ts'
import type { PreviewText } from './present-preview.server.ts'
import { type PlaceFault, useDocument } from './use-document.ts'
import { withoutEmpty } from './value-at.ts'

/** Long enough not to ask at every letter. */
const restMs = 500

export type PreviewState = {
  /** The last that could be drawn: it stays while something is half typed. */
  shown: PreviewText | undefined
  /** `incomplete`: something in the document does not fit. */
  fault: 'incomplete' | 'failed' | undefined
  faults: PlaceFault[]
  again: () => void
}

// Made by the same build, a moment ago: its language tells that it is one.
const readPreview = readAs(hasShape<Pick<PreviewText, 'language'>>({ language: isText as never })) as (
  body: unknown,
) => PreviewText | undefined

export function usePreview(language: Language): PreviewState {
  const call = useOwnCall()
  const { kind, slug, document, languages } = useDocument()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Omit<PreviewState, 'again'>>({ shown: undefined, fault: undefined, faults: [] })
  const isShown = state.shown?.language === language
  useEffect(() => {
    const giveUp = new AbortController()
    const ask = async () => {
      try {
        const body = { kind, slug, document: withoutEmpty(document), language }
        const { signal } = giveUp
        const path = '/desk/catalogue/_preview.json'
        const shown = await call({ name: 'cataloguePreview', method: 'POST', path, body, parse: readPreview, signal })
        if (!signal.aborted) setState({ shown, fault: undefined, faults: [] })
      } catch (error) {
        if (giveUp.signal.aborted) return
        const fault = error instanceof TabFailure ? error.fault : undefined
        const faults = fault ? placeFaults(fault, document, languages) : []
        setState(({ shown }) => ({ shown, fault: fault?.code === 'invalid-input' ? 'incomplete' : 'failed', faults }))
      }
    }
    const timer = setTimeout(() => void ask(), isShown ? restMs : 0)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown says only how long to wait, and languages stay
  }, [call, kind, slug, document, language, turn])
  return { ...state, again: () => setTurn((now) => now + 1) }
}

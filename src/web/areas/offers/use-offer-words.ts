// The total and the preview of an offer that is being written, in words that the server makes of what it has kept.
import { useCallback, useRef, useState } from 'react'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import type { OfferPreviewView } from './present-preview.server.ts'

export type OfferWords = {
  /** Null where there is none, or it could not be had. */
  total: string | null
  preview: OfferPreviewView | undefined
  /** Asks anew; never throws. */
  refresh: () => Promise<void>
}

/** Of our own route: what makes it one is enough. */
const readPreview = readAs(
  hasShape<Pick<OfferPreviewView, 'language' | 'dir'>>({
    language: (value): value is OfferPreviewView['language'] => isText(value),
    dir: (value): value is OfferPreviewView['dir'] => isText(value),
  }),
)

/** @param firstTotal as the page came with it */
export function useOfferWords(reference: string, firstTotal: string | null): OfferWords {
  const call = useOwnCall()
  const [words, setWords] = useState<Omit<OfferWords, 'refresh'>>({ total: firstTotal, preview: undefined })
  const turn = useRef(0)
  const refresh = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    const path = `/desk/offers/${reference}/_preview.json` as const
    const found = await call({ name: 'offerPreview', method: 'GET', path, parse: readPreview }).catch(() => undefined)
    if (own !== turn.current) return
    const preview = found as OfferPreviewView | undefined
    setWords({ total: preview?.total ?? null, preview })
  }, [call, reference])
  return { ...words, refresh }
}

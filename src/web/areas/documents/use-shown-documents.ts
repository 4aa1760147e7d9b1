// The documents on the screen: as the server drew them, with those that were added and without those that were deleted since.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayPlainDate } from '#web/signed-in/say-plain-date.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import type { ShownDocument } from './present-documents.server.ts'
import type { TabDocument } from './read-document.ts'
import { useUploads } from './use-uploads.ts'

/** Pauses before the server is asked how a check came out; the last one is for all that follow. */
const checkPausesMs = [2_000, 4_000, 8_000, 15_000, 30_000]

export type ShownDocuments = { list: ShownDocument[]; remove: (id: string) => void }

/** @param drawn newest first */
export function useShownDocuments(drawn: readonly ShownDocument[]): ShownDocuments {
  const { language } = useTexts()
  const say = useSayTime()
  const { added } = useUploads()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const known = new Set(drawn.map(({ id }) => id))
  const fresh = added
    .filter(({ id }) => !known.has(id))
    .map((one: TabDocument): ShownDocument => {
      const keptUntilDay = one.keptUntil === null ? '' : sayPlainDate(one.keptUntil, language)
      return { ...one, day: say.day(new Date(one.addedAt)), keptUntilDay }
    })
  const list = [...fresh, ...drawn].filter(({ id }) => !removed.has(id))
  useCheckedSoon(list.some(({ scan }) => scan === 'waiting'))
  return { list, remove: (id) => setRemoved((before) => new Set([...before, id])) }
}

/** Asks for the page anew while something in it is being checked. */
function useCheckedSoon(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!isWaiting) return
    const pauseMs = checkPausesMs[Math.min(asked, checkPausesMs.length - 1)]
    const timer = setTimeout(() => {
      void revalidate()
      setAsked((count) => count + 1)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, asked, revalidate])
}

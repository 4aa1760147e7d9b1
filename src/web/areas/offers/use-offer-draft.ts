// Holds the offer that is being written: saved a moment after the last key, one save at a time, and never over a colleague's.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import { keepFields, keptPlace, readKept } from './kept-fields.ts'
import { mergeFields, type Part, type Side } from './merge-fields.ts'
import { type Check, type Fields, isSameValue } from './offer-draft-fields.ts'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { type Clash, type SavedDraft, saveFields } from './save-fields.ts'
import { type OfferWords, useOfferWords } from './use-offer-words.ts'

type Begun = Pick<OfferDeskView, 'reference' | 'draft' | 'check' | 'total'>

/** What is kept: its version, and what is wrong with it. */
export type Kept = { version: number; check: Check }

export type OfferDraft = {
  fields: Fields
  change: (next: (now: Fields) => Fields) => void
  check: Check
  words: OfferWords
  /** `open`: not saved yet; `failed`: a save did not arrive, and what is written is kept in this browser. */
  state: 'saved' | 'open' | 'saving' | 'failed'
  saved: SavedDraft
  clash: Clash | undefined
  settle: (chosen: Partial<Record<Part, Side>>) => void
  /** False where this browser keeps nothing: what is not saved is gone with the page. */
  isKept: boolean
  /** Saves what is open. @returns undefined where it is not kept */
  flush: () => Promise<Kept | undefined>
}

/** After the last key. */
const restMs = 600

export function useOfferDraft({ reference, draft, check: firstCheck, total }: Begun): OfferDraft {
  const place = keptPlace(useDeskFrame().me.id, reference)
  const [fields, setFields] = useState(draft.content)
  const [isKept, setIsKept] = useState(true)
  const { nowRef, flush, setState, setClash, words, ...shown } = useSaving(
    { reference, draft, check: firstCheck, total },
    { setFields, place },
  )
  const put = useCallback(
    (next: Fields) => {
      const { saved, timer } = nowRef.current
      nowRef.current.fields = next
      setFields(next)
      setState((is) => (is === 'saving' ? is : 'open'))
      setIsKept(keepFields(place, { version: saved.version, base: saved.content, content: next }))
      clearTimeout(timer)
      nowRef.current.timer = window.setTimeout(() => void flush(), restMs)
    },
    [flush, nowRef, place, setState],
  )
  useEffect(() => {
    const kept = readKept(place)
    const { saved } = nowRef.current
    if (!kept || isSameValue(kept.content, saved.content)) return
    if (kept.version !== saved.version) nowRef.current.saved = { ...saved, version: kept.version, content: kept.base }
    put(kept.content)
  }, [nowRef, put, place])
  useEffect(() => {
    const held = nowRef.current
    const again = () => void (isSameValue(nowRef.current.fields, nowRef.current.saved.content) || flush())
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(held.timer)
    }
  }, [flush, nowRef])
  const settle: OfferDraft['settle'] = (chosen) => {
    const { clash } = shown
    if (!clash) return
    nowRef.current.saved = clash.theirs
    setClash(undefined)
    put(mergeFields(clash.base, nowRef.current.fields, clash.theirs.content, chosen))
  }
  return { fields, change: (next) => put(next(nowRef.current.fields)), words, settle, isKept, flush, ...shown }
}

type Told = { setFields: (fields: Fields) => void; place: string }

function useSaving({ reference, draft, check: firstCheck, total }: Begun, { setFields, place }: Told) {
  const call = useOwnCall()
  const words = useOfferWords(reference, total)
  const { refresh } = words
  const [state, setState] = useState<OfferDraft['state']>('saved')
  const [clash, setClash] = useState<Clash>()
  const [{ saved, check }, setKept] = useState({ saved: draft, check: firstCheck })
  /** What is true at once, where the state is only after the next drawing. */
  const nowRef = useRef({
    fields: draft.content,
    saved: draft,
    check: firstCheck,
    timer: 0,
    last: Promise.resolve<unknown>(undefined),
  })
  const save = useCallback(async (): Promise<Kept | undefined> => {
    const keepOnce = async () => {
      const { fields: content, saved: before } = nowRef.current
      if (before.version > 0 && isSameValue(content, before.content)) return undefined
      setState('saving')
      const outcome = await saveFields(call, reference, before, content)
      if (outcome.kind !== 'merged') return outcome
      nowRef.current.saved = outcome.draft
      // What was typed while it was on its way is the newest of all.
      nowRef.current.fields = mergeFields(content, nowRef.current.fields, outcome.fields, {})
      setFields(nowRef.current.fields)
      return outcome
    }
    let done = await keepOnce()
    while (done?.kind === 'merged') done = await keepOnce()
    if (done?.kind === 'clash') {
      setClash(done.clash)
      setState('open')
      return undefined
    }
    if (done) {
      nowRef.current.saved = done.draft
      nowRef.current.check = done.check
      setKept({ saved: done.draft, check: done.check })
    }
    const { saved: own, fields: typed } = nowRef.current
    const isAll = isSameValue(typed, own.content)
    keepFields(place, isAll ? undefined : { version: own.version, base: own.content, content: typed })
    setState(isAll ? 'saved' : 'open')
    if (done) await refresh()
    return { version: own.version, check: nowRef.current.check }
  }, [call, place, reference, refresh, setFields])
  /** One after another: a save that runs has the words of before. */
  const flush = useCallback((): Promise<Kept | undefined> => {
    clearTimeout(nowRef.current.timer)
    const own = nowRef.current.last.then(save).catch(() => {
      setState('failed')
      return undefined
    })
    nowRef.current.last = own
    return own
  }, [save])
  // The page was loaded anew after a colleague kept another one: it is followed, or brought together with what is typed here.
  useEffect(() => {
    const { saved: own, fields } = nowRef.current
    if (draft.version <= own.version) return
    if (!isSameValue(fields, own.content)) return void flush()
    Object.assign(nowRef.current, { fields: draft.content, saved: draft, check: firstCheck })
    setFields(draft.content)
    setKept({ saved: draft, check: firstCheck })
    void refresh()
  }, [draft, firstCheck, flush, refresh, setFields])
  return { nowRef, flush, words, state, setState, clash, setClash, saved, check }
}

// Holds the offer that is being written: saved a moment after the last key, one save at a time, and never over a colleague's.
import { useCallback, useEffect, useRef, useState } from 'react'
import { readPoolFault } from '#web/areas/profile/pool-fault.ts'
import { useOwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { keepFields, readKept } from './kept-fields.ts'
import { clashes, mergeFields, type Part, type Side } from './merge-fields.ts'
import { type Check, type Fields, isSameValue } from './offer-draft-fields.ts'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import type { OfferPreviewView } from './present-preview.server.ts'

type Saved = OfferDeskView['draft']
type SaveReply = { outcome: 'saved' | 'conflict'; draft: Saved; check: Check }

export type Clash = { theirs: Saved; base: Fields; parts: Part[] }

export type OfferDraft = {
  fields: Fields
  change: (next: (now: Fields) => Fields) => void
  check: Check
  /** As people read it; null where there is none. */
  total: string | null
  /** As the patient will see it, once it has been asked for. */
  preview: OfferPreviewView | undefined
  /** `open`: not saved yet; `failed`: a save did not arrive, and what is written is kept in this tab. */
  state: 'saved' | 'open' | 'saving' | 'failed'
  saved: Saved
  clash: Clash | undefined
  settle: (chosen: Partial<Record<Part, Side>>) => void
  /** Saves what is open. @returns the version that is kept then; undefined where it is not */
  flush: () => Promise<number | undefined>
}

/** After the last key. */
const restMs = 600

const readReply = readAs(
  hasShape<SaveReply>({
    outcome: (value): value is SaveReply['outcome'] => isText(value),
    draft: (value): value is Saved => typeof value === 'object' && value !== null,
    check: (value): value is Check => typeof value === 'object' && value !== null,
  }),
)
const readPreview = readAs(
  hasShape<Pick<OfferPreviewView, 'language'>>({
    language: (value): value is OfferPreviewView['language'] => isText(value),
  }),
)

export function useOfferDraft({
  reference,
  draft,
  check: firstCheck,
  total: firstTotal,
}: Omit<OfferDeskView, 'offersTexts'>): OfferDraft {
  const call = useOwnCall()
  const [fields, setFields] = useState(draft.content)
  const [state, setState] = useState<OfferDraft['state']>('saved')
  const [clash, setClash] = useState<Clash>()
  const [saved, setSaved] = useState<Saved>(draft)
  const [check, setCheck] = useState(firstCheck)
  const [words, setWords] = useState<{ total: string | null; preview?: OfferPreviewView }>({ total: firstTotal })
  /** What is true at once, where the state is only after the next drawing. */
  const now = useRef({
    fields: draft.content,
    saved: draft,
    timer: 0,
    running: undefined as Promise<number | undefined> | undefined,
  })

  const save = useCallback(async (): Promise<number | undefined> => {
    const { fields: content, saved: before } = now.current
    if (before.version > 0 && isSameValue(content, before.content)) return before.version
    setState('saving')
    try {
      const path = `/api/desk/offers/${reference}/draft` as const
      const body = { content, version: before.version }
      const reply = await call({ name: 'saveOfferDraft', method: 'POST', path, body, parse: readReply })
      if (reply.outcome === 'conflict') {
        const base = before.content
        const parts = clashes(base, content, reply.draft.content)
        if (parts.length > 0) {
          setClash({ theirs: reply.draft, base, parts })
          setState('open')
          return undefined
        }
        const merged = mergeFields(base, now.current.fields, reply.draft.content, {})
        now.current = { ...now.current, saved: reply.draft, fields: merged }
        setFields(merged)
        return await save()
      }
      now.current.saved = reply.draft
      setSaved(reply.draft)
      setCheck(reply.check)
      const isAll = isSameValue(now.current.fields, content)
      if (isAll) keepFields(reference, undefined)
      setState(isAll ? 'saved' : 'open')
      const preview = `/desk/offers/${reference}/_preview.json` as const
      const found = await call({ name: 'offerPreview', method: 'GET', path: preview, parse: readPreview })
      const whole = found as OfferPreviewView
      setWords({ total: whole.total, preview: whole })
      return reply.draft.version
    } catch (error) {
      readPoolFault(error)
      setState('failed')
      return undefined
    }
  }, [call, reference])

  const flush = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(now.current.timer)
    // One after another: a save that runs has the words of before.
    await now.current.running
    const running = save()
    now.current.running = running
    const version = await running
    if (now.current.running === running) now.current.running = undefined
    return version
  }, [save])

  const put = useCallback(
    (next: Fields) => {
      const { saved: before } = now.current
      now.current.fields = next
      setFields(next)
      setState((is) => (is === 'saving' ? is : 'open'))
      keepFields(reference, { version: before.version, base: before.content, content: next })
      clearTimeout(now.current.timer)
      now.current.timer = window.setTimeout(() => void flush(), restMs)
    },
    [flush, reference],
  )

  useEffect(() => {
    const kept = readKept(reference)
    const { saved: before } = now.current
    if (!kept || isSameValue(kept.content, before.content)) return
    if (kept.version !== before.version) now.current.saved = { ...before, version: kept.version, content: kept.base }
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of what this browser keeps
    put(kept.content)
  }, [put, reference])

  useEffect(() => {
    const again = () => void flush()
    window.addEventListener('online', again)
    const held = now.current
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(held.timer)
    }
  }, [flush])

  return {
    fields,
    change: (next) => put(next(now.current.fields)),
    check,
    total: words.total,
    preview: words.preview,
    state,
    saved,
    clash,
    settle: (chosen) => {
      if (!clash) return
      const merged = mergeFields(clash.base, now.current.fields, clash.theirs.content, chosen)
      now.current.saved = clash.theirs
      setClash(undefined)
      put(merged)
    },
    flush,
  }
}

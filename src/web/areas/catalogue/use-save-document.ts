// Saves a document, at once or at a moment, once however often it is pressed, and says what came of it.
import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CatalogueValue } from '#contract/catalogue.ts'
import type { TextKey } from '#texts/translate.ts'
import { saveCatalogueItem } from '#web/browser/endpoints/catalogue.ts'
import { newKey } from '#web/browser/new-key.ts'
import type { TabFault } from '#web/browser/tab-fault.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import { readPoolFault, sentenceOfPart } from '#web/signed-in/pool-fault.ts'
import { type OwnCall, useOwnCall } from '#web/signed-in/use-own-call.ts'
import { inPageOrder } from './page-order.ts'
import { placeFaults } from './place-faults.ts'
import { type Conflict, isSaved, type Merged, type Saved, type UnusualPrice } from './read-saved.ts'
import type { OpenDocument } from './use-document.ts'
import { withoutEmpty } from './value-at.ts'

export type SaveState =
  | { state: 'still' }
  | { state: 'saving' }
  | { state: 'saved'; outcome: 'done' | 'scheduled' | 'review' | 'same'; merged: Merged[]; isWithdrawal: boolean }
  | { state: 'conflict'; conflicts: Conflict[]; dueAt: string | undefined }
  | { state: 'prices'; prices: UnusualPrice[]; more: SaveMore }
  | { state: 'refused' }
  | { state: 'failed'; text: TextKey }

type SaveMore = {
  dueAt?: string | undefined
  mine?: string[]
  document?: CatalogueValue | null
  confirmedPrices?: ConfirmedPrice[]
}
type ConfirmedPrice = Pick<UnusualPrice, 'path' | 'after'>

export type Save = {
  state: SaveState
  /** @param dueAt an ISO moment; at once where it is left out */
  save: (more?: SaveMore) => Promise<void>
  /** Puts away what was said of the last one. */
  clear: () => void
}

export function useSaveDocument(open: OpenDocument): Save {
  const call = useOwnCall()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<SaveState>({ state: 'still' })
  // Known at once, where the state is known only after the next drawing: two quick presses do it once.
  const isBusy = useRef(false)
  const last = useRef({ sent: '', changeId: '' })
  const save: Save['save'] = async (more = {}) => {
    const { dueAt, mine = [], document = open.document, confirmedPrices = [] } = more
    if (isBusy.current) return
    isBusy.current = true
    setState({ state: 'saving' })
    const { kind, slug, base, began } = open
    const body = {
      kind,
      slug,
      base,
      began,
      document: document && withoutEmpty(document),
      mine,
      confirmedPrices,
      ...(dueAt && { dueAt }),
    }
    const sent = JSON.stringify(body)
    // What was sent in vain and is sent again is the same change: the answer alone may have been lost.
    if (last.current.sent !== sent) last.current = { sent, changeId: newKey() }
    try {
      const saved = await askToSave(call, { ...body, changeId: last.current.changeId })
      const taken = take(open, saved, document, more)
      // Said when the page and what was changed of it are as they stand now; they are drawn anew in a transition as well.
      if (saved.outcome !== 'conflict' && saved.outcome !== 'prices') await revalidate()
      startTransition(() => setState(taken))
    } catch (error) {
      const fault = readPoolFault(error)
      const faults = isOfPlaces(fault) ? inPageOrder(placeFaults(fault, document, open.languages)) : []
      open.setFaults(faults)
      setState(faults.length > 0 ? { state: 'refused' } : { state: 'failed', text: sentenceOf(fault) })
    } finally {
      isBusy.current = false
    }
  }
  return { state, save, clear: () => setState({ state: 'still' }) }
}

const askToSave = (call: OwnCall, input: InputOf<typeof saveCatalogueItem>): Promise<Saved> =>
  call(toEndpoint(saveCatalogueItem, input, isSaved))

/** Puts what was answered into the form, and tells what to say of it. */
function take(open: OpenDocument, saved: Saved, sent: CatalogueValue | null, more: SaveMore): SaveState {
  const { outcome, conflicts, merged, document, base, prices } = saved
  if (outcome === 'conflict') return { state: 'conflict', conflicts, dueAt: more.dueAt }
  if (outcome === 'prices') return { state: 'prices', prices, more }
  open.setFaults([])
  open.adopt({ document, base }, sent ?? open.document)
  return { state: 'saved', outcome, merged, isWithdrawal: sent === null }
}

const isOfPlaces = ({ code }: TabFault): boolean => code === 'invalid-input' || code === 'not-allowed'

const sentences: Record<string, TextKey> = {
  'not-allowed': 'catalogue.save.notAllowed',
  'not-found': 'catalogue.save.notFound',
  'too-large': 'catalogue.save.tooLarge',
  'no-longer-possible': 'catalogue.save.tooLate',
}

const sentenceOf = (fault: TabFault): TextKey => sentences[fault.code] ?? sentenceOfPart(fault)

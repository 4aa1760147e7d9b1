// The state of one document while it is changed: its value by path, what differs from what stands, and what is wrong where.
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { CatalogueValue } from '#contract/catalogue.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { type DocumentDraft, draftPlace, keepDocumentDraft, readDocumentDraft } from './document-draft.ts'
import { type Json, placesThatDiffer, valueAt, withPlaces, withValueAt } from './value-at.ts'

/** What the server says of it: as it stands, and the name of that state. */
export type Standing = { document: CatalogueValue | null; base: string }

export type PlaceFault = { path: string; reason: string }

export type OpenDocument = {
  kind: CatalogueKind
  slug: string
  /** Of the provider, its own first. */
  languages: readonly string[]
  document: CatalogueValue
  /** Null for a new one. */
  began: CatalogueValue | null
  base: string
  /** Paths of what was changed here and is not saved. */
  dirty: string[]
  faults: PlaceFault[]
  /** When what is typed was kept, where it came back from an earlier visit; milliseconds since 1970. */
  broughtBack: number | undefined
  /** False where this browser keeps nothing: then it is gone with the page. */
  isKept: boolean
  set: (path: string, value: Json | undefined) => void
  replace: (document: CatalogueValue) => void
  setFaults: (faults: PlaceFault[]) => void
  /** Back to what stands. */
  discard: () => void
  /** What a save has answered; what was typed since it was sent stays. */
  adopt: (standing: Standing, sent: CatalogueValue) => void
}

type State = { document: CatalogueValue; began: CatalogueValue | null; base: string; faults: PlaceFault[] }

type UseDocumentOptions = {
  kind: CatalogueKind
  slug: string
  standing: Standing
  /** Of the provider, its own first. */
  languages: readonly string[]
  /** What a new one begins with. */
  blank: CatalogueValue
  /** Who is at the desk: a draft is theirs alone. */
  staffId: string
}

/** One for each document: give what holds it a `key` of kind and slug. */
export function useOpenDocument({ kind, slug, languages, standing, blank, staffId }: UseDocumentOptions): OpenDocument {
  const [state, setState] = useState<State>(() => fresh(standing, blank))
  const [seen, setSeen] = useState(standing.base)
  const dirty = placesThatDiffer(state.began ?? blank, state.document)
  if (seen !== standing.base) {
    setSeen(standing.base)
    // A colleague saved it, and nothing is typed here: it is shown as it stands now. Else the save brings both together.
    if (dirty.length === 0) setState(fresh(standing, blank))
  }
  const draft = useDraft(draftPlace(staffId, kind, slug), state, dirty.length > 0, (kept) =>
    setState({ document: kept.document, began: kept.began, base: kept.base || standing.base, faults: [] }),
  )
  return {
    kind,
    slug,
    languages,
    ...state,
    dirty,
    ...draft,
    set: (path, value) =>
      setState((now) => ({
        ...now,
        document: withValueAt(now.document, path, value),
        // What was said of it as a whole is over as well.
        faults: now.faults.filter((fault) => !isWithin(fault.path, path) && !isWithin(path, fault.path)),
      })),
    replace: (document) => setState((now) => ({ ...now, document })),
    setFaults: (faults) => setState((now) => ({ ...now, faults })),
    discard: () => setState(fresh(standing, blank)),
    adopt: (stands, sent) =>
      setState((now) => {
        const next = fresh(stands, blank)
        return { ...next, document: withPlaces(next.document, now.document, placesThatDiffer(sent, now.document)) }
      }),
  }
}

const fresh = ({ document, base }: Standing, blank: CatalogueValue): State => ({
  document: document ?? blank,
  began: document,
  base,
  faults: [],
})

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** Brings back what was typed before this page was drawn, and keeps what is typed from then on. */
function useDraft(place: string, state: State, isDirty: boolean, bring: (draft: DocumentDraft) => void) {
  const [broughtBack, setBroughtBack] = useState<number>()
  const [isKept, setKept] = useState(true)
  const isOpen = useRef(false)
  useEffect(() => {
    if (!isOpen.current) {
      isOpen.current = true
      const draft = readDocumentDraft(place)
      if (!draft || isDirty) return
      // One without a base was only just named on the list: that is no news.
      // oxlint-disable-next-line react/set-state-in-effect -- storage is there only once the page works in the browser
      if (draft.base !== '') setBroughtBack(draft.at)
      bring(draft)
      return
    }
    const { document, began, base } = state
    setKept(keepDocumentDraft(place, isDirty ? { document, began, base, at: Date.now() } : undefined))
    if (!isDirty) setBroughtBack(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of what is typed
  }, [place, state.document, state.base])
  return { broughtBack: isDirty ? broughtBack : undefined, isKept }
}

const DocumentContext = createContext<OpenDocument | undefined>(undefined)

export const DocumentProvider = DocumentContext.Provider

/** The document that the editor around this is open on. */
export function useDocument(): OpenDocument {
  const open = useContext(DocumentContext)
  if (!open) throw new Error('useDocument outside an editor')
  return open
}

/** What stands in one place of it. */
export const useValue = (path: string): Json | undefined => valueAt(useDocument().document, path)

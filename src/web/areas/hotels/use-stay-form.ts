// The stay that is being filled in: it follows the address, keeps what was typed beside it, and makes the next address of it.
import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldFault } from '#kernel/fault.ts'
import type { HotelsView } from './present-hotels.server.ts'
import { isRoom, type SearchAddress, searchHref, shownAtFirst, usualRoom, writeRoom } from './stay-address.ts'
import { type DraftRoom, keepStayDraft, readStayDraft, type StayFields } from './stay-draft.ts'
import { panelOf, type StayPanel, whatIsMissing } from './stay-panels.ts'

type FormState = {
  /** The stay in the address that the fields were last filled from. */
  asked: string
  /** As the address gave them. */
  given: StayFields
  fields: StayFields
  panel: StayPanel | null
  /** On a phone the form folds itself up once there are stays to look at. */
  isOpen: boolean
  /** What this page found wrong before it asked; null while the API's word stands. */
  wrong: FieldFault[] | null
}

/** @param owner who is signed in; `''` on the public page */
export function useStayForm(view: HotelsView, owner: string) {
  const { search, base, faults } = view
  const navigate = useNavigate()
  const barRef = useRef<HTMLElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FormState>(() => begin(view))
  const asked = askedIn(view)
  // While drawing, so that nobody sees the fields of one stay beside the answers to another.
  if (state.asked !== asked) setState(follow(state, view))
  const set = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }))
  const change = (typed: Partial<StayFields>) =>
    setState((before) => ({ ...before, fields: { ...before.fields, ...typed } }))
  const isRestored = useDraft(state, { owner, isRefused: faults.length > 0 }, set)
  const shown = state.wrong ?? faults
  useNoticeFocus(noticeRef, shown, isRestored)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { fields } = state
    const wrong = whatIsMissing(fields)
    if (wrong.length > 0) return set({ wrong, panel: panelOf(wrong[0]), isOpen: true })
    set({ wrong: null, panel: null, isOpen: false })
    // What was pressed folds itself up on a phone.
    barRef.current?.focus({ preventScroll: true })
    void navigate(searchHref(base, { ...search, ...sendable(fields), nights: undefined, show: shownAtFirst }))
  }
  /** Leads to a field, wherever it is folded up. */
  const showField = (fault: FieldFault, id: string) => {
    set({ panel: panelOf(fault), isOpen: true })
    // Once it is there.
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return { ...state, faults: shown, barRef, noticeRef, change, set, submit, showField }
}
export type StayForm = ReturnType<typeof useStayForm>

/**
 * Brings a draft back before the browser paints, and keeps it from then on; a page that was kept alive has what was typed already. What
 * stood open is not in it: on a page that is on the screen already everything below would move.
 */
function useDraft(
  state: FormState,
  { owner, isRefused }: { owner: string; isRefused: boolean },
  set: (change: Partial<FormState>) => void,
): boolean {
  const [isRestored, setRestored] = useState(false)
  const { asked, fields } = state
  // What an address made up is nobody's draft.
  const isTyped = !isRefused || fields !== state.given
  useLayoutEffect(() => {
    if (isRestored) return
    const draft = readStayDraft(owner)
    if (draft && (draft.asked === asked || isBare(asked))) set({ fields: draft.fields })
    setRestored(true)
    // Once, as the page begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isRestored && isTyped) keepStayDraft({ owner, asked, fields: { ...fields, rooms: possible(fields.rooms) } })
  }, [isRestored, isTyped, owner, asked, fields])
  return isRestored
}

/** News of what is wrong is gone to; what the document came with is said by the notice itself. */
function useNoticeFocus(notice: RefObject<HTMLElement | null>, faults: readonly FieldFault[], isReady: boolean): void {
  const told = useRef(faults)
  useEffect(() => {
    if (!isReady || told.current === faults) return
    told.current = faults
    if (faults.length > 0) notice.current?.focus()
  }, [notice, faults, isReady])
}

/** Rooms that the form could have written: others came from an address, and do not outlive it. */
const possible = (rooms: DraftRoom[]): DraftRoom[] => rooms.map((room) => (isRoom(room) ? room : usualRoom))

/** With what of it cannot be read, which is no empty stay. */
const askedIn = ({ search, faults }: HotelsView): string =>
  [stayOf(search), ...faults.filter(({ reason }) => reason === 'invalid').map(({ path }) => path)].join(' ')

/** Names the stay that an address asks for. */
function stayOf({ checkIn, checkOut, nights, rooms, text }: SearchAddress): string {
  return [checkIn, checkOut, nights ?? '', rooms.map(writeRoom).join(' '), text].join('|')
}

/** Of an address that asks for nothing. */
const isBare = (asked: string): boolean => /^\|\|\|2\|$/.test(asked)

function begin(view: HotelsView): FormState {
  const { search, form, faults, found } = view
  const { rooms, text } = search
  const given = { checkIn: form.checkIn, checkOut: form.checkOut, rooms, text }
  return {
    asked: askedIn(view),
    given,
    fields: given,
    panel: panelOf(faults[0]),
    isOpen: found.kind !== 'found',
    wrong: null,
  }
}

/** Another address: what it says is taken, and of what it does not say stays what was typed. */
function follow(before: FormState, view: HotelsView): FormState {
  const next = begin(view)
  const { checkIn, checkOut, nights } = view.search
  if (checkIn !== '' || checkOut !== '' || view.faults.length > 0) return next
  const { text } = before.fields
  const rooms = possible(before.fields.rooms)
  // A number of nights is asked for by a link of a package or a procedure.
  const fields = nights === undefined ? { ...before.fields, rooms } : { ...next.fields, rooms, text }
  return { ...next, fields, panel: before.panel }
}

function sendable({ rooms, ...fields }: StayFields) {
  const ages = ({ children }: DraftRoom) => children.filter((age) => age !== null)
  return { ...fields, rooms: rooms.map((room) => ({ adults: room.adults, children: ages(room) })) }
}

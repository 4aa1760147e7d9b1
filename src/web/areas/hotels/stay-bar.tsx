// The stay that a hotel's page shows prices for, to be changed in place: a form that leads to the same page, with scripts and without.
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldFault } from '#kernel/fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DatesField } from './dates-field.tsx'
import { GuestsField } from './guests-field.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import type { StayView } from './present-stay.server.ts'
import type { StayFields } from './stay-draft.ts'
import { panelOf, type StayPanel, whatIsMissing } from './stay-panels.ts'

type StayBarProps = {
  stay: StayView
  /** The page's own path. */
  action: string
  /** What else the address says and goes on to say: the rate that was chosen, the booking whose dates are changed. Empty: nothing. */
  kept: { offer: string; replaces: string }
}

export function StayBar({ stay, action, kept }: StayBarProps) {
  const { t } = useTexts()
  const { location } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isAsking = location?.pathname === action
  const idOf = (name: string) => `${id}-${name}`
  const panels = useStayPanels(stay)
  useFaultFocus(form, panels.faults)
  const { procedure, lang } = stay.search
  return (
    <div className="@container">
      <Form
        ref={form}
        method="get"
        action={action}
        preventScrollReset
        noValidate
        aria-label={t('hotels.detail.stay')}
        className="card grid items-end gap-4 p-4 md:p-5 @2xl:grid-cols-2 @5xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]"
        onSubmit={(event) => (isAsking ? event.preventDefault() : panels.submit(event))}
      >
        <DatesField days={stay} stay={panels} idOf={idOf} />
        {/* After the days, so that the address reads as it does everywhere. */}
        {panels.fields.rooms.map(({ adults, children }, at) => (
          // Rooms have no name but their number.
          <input key={`room ${at + 1}`} type="hidden" name="room" value={[adults, ...children].join('-')} />
        ))}
        <GuestsField search={stay.search} stay={panels} idOf={idOf} />
        <button
          type="submit"
          className="button @2xl:order-2 @2xl:col-start-2 @5xl:order-none @5xl:col-start-auto @5xl:-col-end-1 @5xl:noscript:order-2"
          aria-disabled={isAsking || undefined}
        >
          {t(isAsking ? 'hotels.detail.asking' : 'hotels.detail.show')}
        </button>
        <HiddenSearch search={{ procedure, lang }} />
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </Form>
    </div>
  )
}

type BarState = {
  /** What the API said of the stay that the form was last drawn with. */
  told: readonly FieldFault[]
  fields: StayFields
  panel: StayPanel | null
  /** What this page found wrong before it asked; null while the API's word stands. */
  wrong: FieldFault[] | null
}

function useStayPanels({ search: { checkIn, checkOut, rooms, text }, faults }: StayView) {
  const [state, setState] = useState<BarState>({
    told: faults,
    fields: { checkIn, checkOut, rooms, text },
    panel: panelOf(faults[0]),
    wrong: null,
  })
  // What comes of the same stay later says it anew.
  if (state.told !== faults) {
    setState({ ...state, told: faults, wrong: null, panel: panelOf(faults[0]) ?? state.panel })
  }
  const set = (change: Partial<BarState>) => setState((before) => ({ ...before, ...change }))
  const change = (typed: Partial<StayFields>) =>
    setState((before) => ({ ...before, fields: { ...before.fields, ...typed } }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const wrong = whatIsMissing(state.fields)
    if (wrong.length === 0) return set({ wrong: null, panel: null })
    event.preventDefault()
    set({ wrong, panel: panelOf(wrong[0]) })
  }
  return { ...state, faults: state.wrong ?? faults, set, change, submit }
}

/** What is wrong is gone to: the field itself, or the line that it opens below. */
function useFaultFocus(form: RefObject<HTMLFormElement | null>, faults: readonly FieldFault[]): void {
  useEffect(() => {
    if (faults.length === 0) return
    const first = (within: string) => form.current?.querySelector<HTMLElement>(`${within} [aria-invalid=true]`)
    const field = first('[role=group]') ?? first('')
    field?.focus()
  }, [form, faults])
}

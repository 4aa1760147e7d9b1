// Who stays, and the one press that books: at the price and on the terms that stand above it.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { confirmHotelBooking } from '#web/browser/endpoints/hotel-bookings.ts'
import { readFields, restoreFields } from '#web/browser/form-fields.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { BookingAction } from '#web/signed-in/booking-action.ts'
import { keepGuestDraft, readGuestDraft } from './guest-draft.ts'
import { fieldOfFault, findGuestFaults, guestFieldNames, readGuests } from './guest-fields.ts'
import type { GuestNeeds } from './guest-needs.ts'
import type { GuestView } from './hotel-bookings.server.ts'

type GuestFormProps = {
  /** `agreed`: what is sent along as agreed to, as the page shows it. */
  booking: { reference: string; agreed: InputOf<typeof confirmHotelBooking>['agreed']; totalText: string }
  /** Whoever is signed in. */
  person: GuestView
  action: BookingAction
}

export function GuestForm({ booking, person, action }: GuestFormProps) {
  const { t, language } = useTexts()
  const { reference, agreed, totalText } = booking
  const { roomCount, needs } = person
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const count = Object.keys(faults).length
  useEffect(() => {
    if (form.current) restoreFields(form.current, readGuestDraft(person.email))
  }, [person.email])
  const show = (found: Record<string, string>) => {
    setFaults(found)
    const first = guestFieldNames(roomCount).find((name) => name in found)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findGuestFaults(event.currentTarget, roomCount)
    show(found)
    if (Object.keys(found).length > 0) return
    const given = { reference, language, agreed, ...readGuests(event.currentTarget, roomCount) }
    const isDone = await action.send(toEndpoint(confirmHotelBooking, given), (fields) =>
      show(Object.fromEntries(fields.map(({ path, reason }) => [fieldOfFault(path), reason]))),
    )
    if (isDone) keepGuestDraft(person.email, undefined)
  }
  const line = (name: string, label: string, saved: string, input: LineInput = {}) => (
    <Line {...{ name, label, saved, input }} limit={limitOf(needs, name)} reason={faults[name]} />
  )
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby="guests"
      className="card grid gap-5 p-5 noscript:hidden md:p-6"
      onSubmit={(event) => void send(event)}
      onInput={(event) => keepGuestDraft(person.email, readFields(event.currentTarget))}
    >
      <h2 id="guests" className="text-xl">
        {t('hotels.booking.guests.title')}
      </h2>
      <p className="text-muted">{t('hotels.booking.guests.text')}</p>
      <p role="alert" className={count > 0 ? 'rounded-xl border-s-4 border-bad bg-tint p-4 font-semibold' : 'sr-only'}>
        {count > 0 && t('hotels.booking.guests.faults', { count })}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        {line('firstName', t('hotels.booking.guests.firstName'), person.firstName, { autoComplete: 'given-name' })}
        {line('lastName', t('hotels.booking.guests.lastName'), person.lastName, { autoComplete: 'family-name' })}
        {line('email', t('hotels.booking.guests.email'), person.email, { type: 'email', autoComplete: 'email' })}
        {line('phone', t('hotels.booking.guests.phone'), person.phone, { type: 'tel', autoComplete: 'tel' })}
      </div>
      {Array.from({ length: roomCount - 1 }, (_, at) => at + 1).map((at) => (
        <fieldset key={at} className="grid gap-5 md:grid-cols-2">
          <legend className="mb-2 font-semibold">{t('hotels.booking.guests.room', { number: at + 1 })}</legend>
          {line(`guests.${at}.firstName`, t('hotels.booking.guests.firstName'), '', {})}
          {line(`guests.${at}.lastName`, t('hotels.booking.guests.lastName'), '', {})}
        </fieldset>
      ))}
      <FieldBox
        name="remarks"
        label={t('hotels.booking.guests.remarks')}
        hint={t('hotels.booking.guests.remarksHint')}
        fault={faults['remarks'] && sayFault(t, 'name', faults['remarks'], needs.remarks.maxLength)}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="field"
            rows={2}
            dir="auto"
            required={needs.remarks.isRequired}
            maxLength={needs.remarks.maxLength}
          />
        )}
      </FieldBox>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p>{t('hotels.booking.guests.agree', { total: `\u2068${totalText}\u2069` })}</p>
        <button type="submit" className="button" aria-disabled={action.isBusy || undefined}>
          {t(action.isBusy ? 'hotels.booking.guests.busy' : 'hotels.booking.guests.book')}
        </button>
        <ActionStatus news={action.news} />
      </div>
    </form>
  )
}

type LineInput = { type?: 'email' | 'tel'; autoComplete?: string }
type LineProps = {
  name: string
  label: string
  saved: string
  limit: number
  reason: string | undefined
  input: LineInput
}

/** Letters that the supplier has room for. */
function limitOf(needs: GuestNeeds, name: string): number {
  const own = name === 'firstName' || name === 'lastName' || name === 'email' || name === 'phone'
  return needs[own ? name : 'guests'].maxLength
}

function sayFault(
  t: ReturnType<typeof useTexts>['t'],
  kind: 'name' | 'email' | 'phone',
  reason: string,
  limit: number,
): string {
  if (reason === 'required') return t('hotels.booking.guests.fault.required')
  if (reason === 'too-long' || kind === 'name') return t('hotels.booking.guests.fault.tooLong', { limit })
  return t(`hotels.booking.guests.fault.${kind}`)
}

function Line({ name, label, saved, limit, reason, input }: LineProps) {
  const { t } = useTexts()
  const kind = name === 'email' || name === 'phone' ? name : 'name'
  const fault = reason && sayFault(t, kind, reason, limit)
  const isAddress = kind !== 'name'
  return (
    <FieldBox name={name} label={label} fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          className={`field ${isAddress ? 'rtl:text-end' : ''}`}
          type="text"
          dir={isAddress ? 'ltr' : 'auto'}
          required
          maxLength={limit}
          defaultValue={saved}
          {...input}
        />
      )}
    </FieldBox>
  )
}

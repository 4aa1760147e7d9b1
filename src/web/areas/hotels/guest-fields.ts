// Who stays: what the form's fields are called, what is wrong with them, and how they are sent.
import { readFields } from '#web/browser/form-fields.ts'

const leadNames = ['firstName', 'lastName', 'email', 'phone'] as const

/** The fields of a form for so many rooms; whoever books has the first. */
export function guestFieldNames(roomCount: number): string[] {
  const others = Array.from({ length: roomCount - 1 }, (_, at) => [
    `guests.${at + 1}.firstName`,
    `guests.${at + 1}.lastName`,
  ])
  return [...leadNames, ...others.flat(), 'remarks']
}

/** What is wrong, by field, in the order of the form: `required`, `too-long` or `invalid`. */
export function findGuestFaults(form: HTMLFormElement, roomCount: number): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const name of guestFieldNames(roomCount)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const reason = reasonOf(control)
    if (reason) faults[name] = reason
  }
  return faults
}

function reasonOf(control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const { name, value, validity, required, maxLength } = control
  if (value.trim() === '') return required ? 'required' : undefined
  // What stood there from the beginning is not measured by the browser.
  if (value.trim().length > maxLength) return 'too-long'
  if (name === 'phone' && value.replace(/\D/g, '').length < 5) return 'invalid'
  return validity.typeMismatch ? 'invalid' : undefined
}

/** As the API takes it: the lead, one guest for each room, and what the hotel is to know. */
export function readGuests(form: HTMLFormElement, roomCount: number) {
  const fields = readFields(form)
  const value = (name: string) => (fields[name] ?? '').trim()
  const name = (before: string) => ({ firstName: value(`${before}firstName`), lastName: value(`${before}lastName`) })
  const lead = { ...name(''), email: value('email'), phone: value('phone') }
  const others = Array.from({ length: roomCount - 1 }, (_, at) => name(`guests.${at + 1}.`))
  return { lead, guests: [name(''), ...others], remarks: value('remarks') }
}

/** The field of this form that a fault of the API is about: `lead.email` is `email`. */
export const fieldOfFault = (path: string): string => path.replace(/^lead\./, '').replace(/^guests\.0\./, '')

// Finds what is missing or unreadable in a form by the browser's own rules, without its own messages.
import { valueOf } from './form-fields.ts'

/** Today on this device, as date fields write it. */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Tells the browser what depends on other fields: what is needed now, and from which day on a date makes sense. */
export function adaptRules(form: HTMLFormElement): void {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null
  const [need, phone, earliest, latest] = [input('need'), input('phone'), input('earliest'), input('latest')]
  if (need) need.required = valueOf(form, 'item') === ''
  if (phone) phone.required = valueOf(form, 'channel') !== 'email'
  if (earliest instanceof HTMLInputElement) earliest.min = today()
  if (latest instanceof HTMLInputElement) latest.min = valueOf(form, 'earliest') || today()
}

/**
 * What is wrong with the named fields, first things first.
 * @param limits letters that fit into a field
 */
export function checkFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  limits: Record<string, number>,
): { field: Name; reason: string }[] {
  adaptRules(form)
  return names.flatMap((field) => {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLTextAreaElement)) return []
    const tooLong = control.value.trim().length > (limits[field] ?? Number.POSITIVE_INFINITY)
    const reason = tooLong ? 'too-long' : reasonOf(control, form)
    return reason ? [{ field, reason }] : []
  })
}

function reasonOf(control: HTMLInputElement | HTMLTextAreaElement, form: HTMLFormElement): string | undefined {
  const { validity, value, required } = control
  if (validity.badInput) return 'invalid'
  if (validity.valueMissing || (required && value.trim() === '')) return 'required'
  // Only dates have a least value, and dates written like this sort as text.
  if (control instanceof HTMLInputElement && value && value < control.min) {
    return control.name === 'latest' && value < valueOf(form, 'earliest') ? 'before-earliest' : 'past'
  }
  return validity.typeMismatch || validity.patternMismatch ? 'invalid' : undefined
}

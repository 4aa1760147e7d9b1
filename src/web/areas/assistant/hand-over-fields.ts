// The fields of handing over, in the order they are asked, what is wrong with one, and what of them is sent.
import type { HandOver } from '#contract/assistant.ts'
import type { Language } from '#kernel/language.ts'
import { westernDigits } from '#kernel/western-digits.ts'

export const handOverFields = ['name', 'email', 'phone', 'text', 'consent'] as const
export type HandOverField = (typeof handOverFields)[number]

/** What is wrong with one field, as a code that there is a sentence for. */
export type HandOverError = { field: HandOverField; reason: string }

/** Of the fields that are kept: consent is given anew each time. */
export const keptFields = ['name', 'email', 'phone', 'text'] as const

/** Letters that fit, as the contract has them. */
export const mostLetters: Record<(typeof keptFields)[number], number> = { name: 120, email: 254, phone: 40, text: 2000 }

export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null

const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? ''

/** What is missing or unreadable, by the browser's own rules and without its own messages. */
export function checkHandOver(form: HTMLFormElement): HandOverError[] {
  return handOverFields.flatMap((field) => {
    const control = controlOf(form, field)
    if (!control) return []
    const { validity, value, required } = control
    if (validity.valueMissing || (required && value.trim() === '')) return [{ field, reason: 'required' }]
    if (!validity.valid || (field === 'phone' && !isPhone(value))) return [{ field, reason: 'invalid' }]
    const most = field === 'consent' ? value.length : mostLetters[field]
    return value.trim().length > most ? [{ field, reason: 'too-long' }] : []
  })
}

/** As the contract takes it. */
const isPhone = (value: string): boolean => /^$|^\+?[\d\s().-]{5,}$/.test(westernDigits(value).trim())

type Told = { conversationId: string; messages: HandOver['messages']; procedure: string; language: Language }

/** @param form of which `checkHandOver` found nothing wrong */
export function readHandOver(form: HTMLFormElement, told: Told): HandOver {
  return {
    ...told,
    name: valueOf(form, 'name').trim(),
    email: valueOf(form, 'email').trim(),
    phone: westernDigits(valueOf(form, 'phone')).trim(),
    text: valueOf(form, 'text').trim(),
    consent: true,
    leaveEmpty: valueOf(form, 'leaveEmpty'),
  }
}

// One field of handing over: label above, hint, what is wrong with it, and the control.
import type { InputHTMLAttributes } from 'react'
import type { TextKey, Translate } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type HandOverField as FieldName, type HandOverError, mostLetters } from './hand-over-fields.ts'

type FieldProps = {
  name: FieldName
  /** What is wrong, as a code. */
  error: string | undefined
  /** Of the consent, which names the recipient. */
  label?: string
  hint?: string
  /** Whether something was asked before: then there need be nothing to add. */
  isAsked?: boolean
}

/** Numbers and addresses run from left to right in every language, but stand where the language begins. */
const leftToRight = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none', className: 'field rtl:text-end' } as const

const lines: Record<'name' | 'email' | 'phone', InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', required: true, dir: 'auto', autoComplete: 'name', spellCheck: false },
  email: { ...leftToRight, type: 'email', inputMode: 'email', required: true, autoComplete: 'email' },
  phone: { ...leftToRight, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

const sentences: Record<string, TextKey> = {
  'name.required': 'assistant.person.error.name.required',
  'email.required': 'assistant.person.error.email.required',
  'email.invalid': 'assistant.person.error.email.invalid',
  'phone.invalid': 'assistant.person.error.phone.invalid',
  'text.required': 'assistant.person.error.text.required',
  'consent.required': 'assistant.person.error.consent.required',
  'consent.invalid': 'assistant.person.error.consent.required',
}

export const sayHandOverError = ({ field, reason }: HandOverError, t: Translate): string =>
  field !== 'consent' && reason === 'too-long'
    ? t('assistant.person.error.tooLong', { max: mostLetters[field] })
    : t(sentences[`${field}.${reason}`] ?? 'assistant.person.error.other')

export function HandOverField({ name, error, label, hint, isAsked = false }: FieldProps) {
  const { t } = useTexts()
  const id = `hand-over-${name}`
  const told = hint ?? (name === 'name' || name === 'consent' ? undefined : t(`assistant.person.${name}Hint`))
  const isTick = name === 'consent'
  const shared = {
    id,
    name,
    className: 'field',
    'aria-describedby': [told && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${isTick ? 'rounded-card bg-tint p-4' : ''} ${error ? 'border-s-4 border-bad ps-4' : ''}`}
    >
      {isTick ? (
        <label className="flex cursor-pointer gap-4">
          <input {...shared} type="checkbox" value="yes" required className="mt-0.5 size-6 shrink-0 accent-brand" />
          <span className="min-w-0">{label}</span>
        </label>
      ) : (
        <label className="font-semibold" htmlFor={id}>
          {t(name === 'text' && !isAsked ? 'assistant.person.textFirst' : `assistant.person.${name}`)}{' '}
          {(name === 'phone' || (name === 'text' && isAsked)) && (
            <span className="font-normal text-muted">{t('assistant.person.optional')}</span>
          )}
        </label>
      )}
      {told && (
        <p id={`${id}-hint`} className="hint">
          {told}{' '}
          {isTick && (
            <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
              {t('assistant.person.policy')}
            </a>
          )}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-bad">
          {sayHandOverError({ field: name, reason: error }, t)}
        </p>
      )}
      {name === 'text' && <textarea {...shared} required={!isAsked} rows={4} dir="auto" autoComplete="off" />}
      {(name === 'name' || name === 'email' || name === 'phone') && <input {...shared} {...lines[name]} />}
    </div>
  )
}

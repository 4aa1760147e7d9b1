// A field of the editor of an offer: its label, what is wrong with it, and the control.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { controlId } from './offer-draft-fields.ts'
import { useOfferEditor } from './use-offer-editor.ts'

/** What a control takes along. */
export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldBoxProps = {
  /** Its place in the offer: `lines.0.amount`. */
  path: string
  label: string
  /** `small` in a group of fields; `heard` where the group says enough to those who see it. */
  look?: 'plain' | 'small' | 'heard'
  hint?: string
  className?: string
  children: (control: Control) => ReactNode
}

const labels = { plain: 'label', small: 'mb-1 block text-sm text-muted', heard: 'sr-only' }

export function FieldBox({ path, label, look = 'plain', hint, className = '', children }: FieldBoxProps) {
  const { t } = useTexts()
  const fault = useOfferEditor().faultAt(path)
  const id = controlId(path)
  const about = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${fault ? 'border-s-4 border-bad ps-3' : ''} ${className}`}>
      <label htmlFor={id} className={labels[look]}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint mb-2">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mb-1 text-sm font-semibold text-bad">
          {t(fault)}
        </p>
      )}
      {children({ id, 'aria-describedby': about || undefined, 'aria-invalid': fault ? true : undefined })}
    </div>
  )
}

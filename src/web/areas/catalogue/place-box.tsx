// What stands around every field of a document: its label above, its hint, what is wrong with it, and why it is locked.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SaidFault } from './say-fault.ts'
import type { Place } from './use-place.ts'

/** What the control itself has to carry, so that label, hint and fault belong to it. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type PlaceBoxProps = {
  place: Place
  label: string
  hint?: string | undefined
  /** Language that the words are missing in. */
  missing?: string | undefined
  className?: string
  children: (attributes: ControlAttributes) => ReactNode
}

export function PlaceBox({ place, label, hint, missing, className = '', children }: PlaceBoxProps) {
  const { id, fault } = place
  const about = [hint && `${id}-hint`, fault && `${id}-fault`, place.lock && `${id}-lock`].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${fault ? 'border-s-4 border-bad ps-3' : ''} ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <Marks place={place} missing={missing} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint mb-2">
          {hint}
        </p>
      )}
      <Says place={place} />
      {children({ id, 'aria-describedby': about || undefined, 'aria-invalid': fault ? true : undefined })}
    </div>
  )
}

/** That it was changed here and is not saved, or that there are no words in this language. */
export function Marks({ place, missing }: { place: Place; missing?: string | undefined }) {
  const { t } = useTexts()
  return (
    <>
      {missing && <span className="text-sm text-warn">{t('catalogue.missing')}</span>}
      {place.isDirty && <span className="text-sm text-brand">{t('catalogue.changed')}</span>}
    </>
  )
}

/** A sentence of the data pack is English, whatever the desk speaks. */
export function FaultWords({ fault: { text, isPack } }: { fault: SaidFault }) {
  return isPack ? (
    <span lang="en" dir="ltr">
      {text}
    </span>
  ) : (
    text
  )
}

/** What is wrong with the place, and why it is locked. */
export function Says({ place: { id, fault, lock } }: { place: Place }) {
  return (
    <>
      {fault && (
        <p id={`${id}-fault`} className="mb-2 font-semibold text-bad">
          <FaultWords fault={fault} />
        </p>
      )}
      {lock && (
        <p id={`${id}-lock`} className="mb-2 flex items-center gap-1.5 text-sm text-muted">
          <Icon name="lock" className="size-4" />
          {lock}
        </p>
      )}
    </>
  )
}

// A field of the form that says its value in a line, and opens below it (below the row of lines, where they stand side by side) to be changed. Without scripts it stands open.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { StayPanel, StayPanels } from './stay-panels.ts'

type FieldPanelProps = {
  name: StayPanel
  stay: StayPanels
  id: string
  icon: IconName
  label: string
  value: string
  /** Said behind the label. */
  more: string
  /** In words. */
  faults: string[]
  children: ReactNode
}

export function FieldPanel({ name, stay, id, icon, label, value, more, faults, children }: FieldPanelProps) {
  const { t } = useTexts()
  const isOpen = stay.panel === name
  const close = () => {
    stay.set({ panel: null })
    document.getElementById(id)?.focus()
  }
  const panel = useRef<HTMLDivElement>(null)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) closeNow()
    }
    const parts = [document.getElementById(id), panel.current]
    for (const part of parts) part?.addEventListener('keydown', closeOnEscape)
    return () => {
      for (const part of parts) part?.removeEventListener('keydown', closeOnEscape)
    }
  }, [id, isOpen])
  return (
    <>
      <div className="min-w-0 noscript:hidden">
        <span id={`${id}-label`} className="label">
          {label} {more && <span className="font-normal text-muted">({more})</span>}
        </span>
        {!isOpen &&
          faults.map((fault) => (
            <p key={fault} className="mb-1 font-semibold text-bad">
              {fault}
            </p>
          ))}
        <button
          type="button"
          id={id}
          className="field flex items-center gap-3 text-start"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-labelledby={`${id}-label ${id}-value`}
          {...(faults.length > 0 && { 'aria-invalid': true })}
          onClick={() => stay.set({ panel: isOpen ? null : name })}
        >
          <Icon name={icon} className="size-5 text-muted" />
          <span id={`${id}-value`} className="min-w-0 grow truncate">
            {value}
          </span>
          <Icon name="chevron" className={`size-5 text-muted ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        role="group"
        aria-labelledby={`${id}-label`}
        className={`gap-4 border-line @2xl:order-1 @2xl:col-span-full @2xl:border-t @2xl:pt-5 ${isOpen ? 'grid' : 'hidden noscript:grid'}`}
      >
        {children}
        <button type="button" className="button button-quiet justify-self-end noscript:hidden" onClick={close}>
          {t('hotels.form.done')}
        </button>
      </div>
    </>
  )
}

// The fields of a refund: the item that it is for, how much, and why, with what is wrong said beside its field.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import type { ShownPayment } from './present-payments.server.ts'

const reasons = ['goodwill', 'policy', 'duplicate'] as const

export type RefundGiven = { item: string; amount: string; why: (typeof reasons)[number]; note: string }

type RefundFieldsProps = {
  given: RefundGiven
  payment: ShownPayment
  fault: 'amount' | 'note' | undefined
  onChange: (part: Partial<RefundGiven>) => void
  /** What the amount is read as. */
  children: ReactNode
}

export function RefundFields({ given, payment, fault, onChange, children }: RefundFieldsProps) {
  const { t } = useTexts()
  const id = useId()
  const fields = { amount: useRef<HTMLInputElement>(null), note: useRef<HTMLTextAreaElement>(null) }
  useEffect(() => {
    if (fault) fields[fault].current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the refs stay the same
  }, [fault])
  const faultOf = (name: 'amount' | 'note') =>
    fault === name && (
      <p id={`${id}-${name}-fault`} className="text-bad">
        {t(`desk.payments.fault.${name}`)}
      </p>
    )
  return (
    <>
      <label className="grid gap-1">
        <span className="label">{t('desk.payments.item')}</span>
        <SelectBox>
          <select
            className={selectClass}
            value={given.item}
            onChange={({ target }) => onChange({ item: target.value })}
          >
            {payment.refundable.map(({ item, text }) => (
              <option key={item} value={item}>
                {text}
              </option>
            ))}
          </select>
        </SelectBox>
      </label>
      <div className="grid gap-1">
        <label className="label" htmlFor={`${id}-amount`}>
          {t('desk.payments.amount')}
        </label>
        <input
          ref={fields.amount}
          id={`${id}-amount`}
          className="field figure max-w-56"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={given.amount}
          aria-invalid={fault === 'amount' || undefined}
          aria-describedby={fault === 'amount' ? `${id}-amount-fault` : undefined}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        {children}
        {faultOf('amount')}
      </div>
      <label className="grid gap-1">
        <span className="label">{t('desk.payments.reason')}</span>
        <SelectBox>
          <select
            className={selectClass}
            value={given.why}
            onChange={({ target }) => onChange({ why: reasons.find((one) => one === target.value) ?? 'goodwill' })}
          >
            {reasons.map((why) => (
              <option key={why} value={why}>
                {t(`desk.payments.why.${why}`)}
              </option>
            ))}
          </select>
        </SelectBox>
      </label>
      <div className="grid gap-1">
        <label className="label" htmlFor={`${id}-note`}>
          {t('desk.payments.note')}
        </label>
        <textarea
          ref={fields.note}
          id={`${id}-note`}
          className="field min-h-20"
          dir="auto"
          maxLength={500}
          value={given.note}
          aria-invalid={fault === 'note' || undefined}
          aria-describedby={fault === 'note' ? `${id}-note-fault` : `${id}-note-hint`}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <p id={`${id}-note-hint`} className="hint">
          {t('desk.payments.noteHint')}
        </p>
        {faultOf('note')}
      </div>
    </>
  )
}

// Makes a link by which somebody else pays all that is owed: who they are, a message, and until when it works.
import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { makePayerLink } from '#web/browser/endpoints/payer-links.ts'
import { newKey } from '#web/browser/new-key.ts'
import { hasShape, isText } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { ShownPayerLinks } from './present-payer-links.server.ts'

type PayerLinkFormProps = {
  reference: string
  form: NonNullable<ShownPayerLinks['form']>
  onMade: (address: string) => void
  onCancel: () => void
}

export function PayerLinkForm({ reference, form, onMade, onCancel }: PayerLinkFormProps) {
  const { t, language } = useTexts()
  const { revalidate } = useRevalidator()
  const { run, isBusy, news } = useApiAction({
    'no-longer-possible': 'payer.link.fault.changed',
    'too-many-requests': 'payer.link.fault.tooMany',
    'invalid-input': 'payer.link.fault.fields',
  })
  /** One link, however often the same is pressed. */
  const key = useRef({ of: '', key: '' })
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readWanted(event.currentTarget)
    const of = JSON.stringify(wanted)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    const headers = { 'idempotency-key': key.current.key }
    await run(async (call) => {
      const sent = { order: reference, covers: 'all' as const, language, ...wanted }
      const { address } = await call(toEndpoint(makePayerLink, sent, hasShape({ address: isText }), { headers }))
      onMade(address)
      await revalidate()
    })
  }
  return (
    <form method="dialog" noValidate className="grid gap-5 noscript:hidden" onSubmit={(event) => void make(event)}>
      <p>
        {t('payer.link.all')}: <bdi className="figure font-semibold">{form.amount}</bdi>
      </p>
      <FieldBox name="payerName" label={t('payer.link.payerName')} hint={t('payer.link.payerHint')}>
        {(attributes) => <input {...attributes} className="field" dir="auto" maxLength={120} autoComplete="off" />}
      </FieldBox>
      <FieldBox name="payerEmail" label={t('payer.link.payerEmail')}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            className="field rtl:text-end"
            dir="ltr"
            maxLength={254}
            autoComplete="off"
          />
        )}
      </FieldBox>
      <FieldBox name="note" label={t('payer.link.note')} hint={t('payer.link.noteHint')}>
        {(attributes) => <textarea {...attributes} className="field" dir="auto" rows={3} maxLength={300} />}
      </FieldBox>
      <FieldBox name="lastsUntil" label={t('payer.link.lastsUntil')}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            className="field"
            min={form.earliest}
            max={form.latest}
            defaultValue={form.usual}
          />
        )}
      </FieldBox>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="showsName" className="size-5 shrink-0 accent-brand" />
        {t('payer.link.showsName')}
      </label>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'payer.busy' : 'payer.link.make')}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('payer.link.cancel')}
        </button>
      </div>
      <ActionStatus news={news} />
    </form>
  )
}

function readWanted(form: HTMLFormElement) {
  const fields = new FormData(form)
  const textOf = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    payerName: textOf('payerName'),
    payerEmail: textOf('payerEmail'),
    note: textOf('note'),
    showsName: fields.has('showsName'),
    lastsUntil: textOf('lastsUntil'),
  }
}

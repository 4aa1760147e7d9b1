// Who pays, how, and the one press that begins it.
import { type FormEvent, useRef, useState } from 'react'
import { payByLink } from '#web/browser/endpoints/payer-links.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { TestNote } from '#web/site/test-note.tsx'
import type { PayerRequestView } from './present-payer-request.server.ts'
import { usePayerAction } from './use-payer-action.ts'

type PayerFormProps = { token: string; clinic: string; request: PayerRequestView }
type Fault = 'name' | 'email' | 'agrees'

export function PayerForm({ token, clinic, request }: PayerFormProps) {
  const { t, language } = useTexts()
  const { send, isBusy, news } = usePayerAction()
  const [method, setMethod] = useState(request.methods[0] ?? 'card')
  const [fault, setFault] = useState<Fault>()
  /** One payment, however often the same is pressed. */
  const key = useRef({ of: '', key: '' })
  const { agreed, payer, gateway, refusal } = request
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFault(event.currentTarget)
    setFault(found)
    if (found) return
    const name = valueOf(event.currentTarget, 'name')
    const email = valueOf(event.currentTarget, 'email')
    const of = JSON.stringify([method, name, email, agreed, refusal])
    if (key.current.of !== of) key.current = { of, key: newKey() }
    const sent = { token, name, email, amount: agreed, method, agrees: true as const, language }
    const reply = await send(
      toEndpoint(payByLink, sent, undefined, { headers: { 'idempotency-key': key.current.key } }),
    )
    // Without an answer the next press is the same payment; after one it is another.
    if (reply) key.current.of = ''
  }
  return (
    <form
      method="dialog"
      noValidate
      className="card grid gap-5 p-5 md:p-6 noscript:hidden"
      onSubmit={(event) => void submit(event)}
    >
      {refusal && (
        <p role="alert" className="font-semibold text-bad">
          {refusal}
        </p>
      )}
      <TextField
        name="name"
        label={t('payer.name')}
        fault={fault === 'name' ? t('payer.fault.name') : undefined}
        input={{ autoComplete: 'name', defaultValue: payer.name }}
      />
      <TextField
        name="email"
        label={t('payer.email')}
        hint={t('payer.emailHint')}
        fault={fault === 'email' ? t('payer.fault.email') : undefined}
        input={{ type: 'email', autoComplete: 'email', defaultValue: payer.email }}
      />
      <Methods methods={request.methods} {...{ method, setMethod }} />
      {gateway?.isTest && method === 'card' && <TestNote />}
      <Agrees amount={request.amount} clinic={clinic} isMissing={fault === 'agrees'} />
      <p>
        <button type="submit" className="button w-full sm:w-auto" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'payer.busy' : method === 'transfer' ? 'payer.goTransfer' : 'payer.go')}
        </button>
      </p>
      <ActionStatus news={news} />
    </form>
  )
}

function valueOf(form: HTMLFormElement, name: Fault): string {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control.value.trim() : ''
}

/** The first that is wrong; its own control gets the focus. */
function findFault(form: HTMLFormElement): Fault | undefined {
  const names = ['name', 'email', 'agrees'] as const
  const isWrong = (name: Fault) => {
    if (name === 'agrees') return !new FormData(form).has(name)
    return name === 'email' ? !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(valueOf(form, name)) : valueOf(form, name) === ''
  }
  const found = names.find(isWrong)
  const control = found && form.elements.namedItem(found)
  if (control instanceof HTMLElement) control.focus()
  return found
}

type Method = PayerRequestView['methods'][number]
type MethodsProps = { methods: readonly Method[]; method: Method; setMethod: (method: Method) => void }

function Methods({ methods, method, setMethod }: MethodsProps) {
  const { t } = useTexts()
  if (methods.length < 2) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="label">{t('payer.method')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {methods.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="method"
              value={one}
              checked={one === method}
              className="size-5 shrink-0 accent-brand"
              onChange={() => setMethod(one)}
            />
            {t(`payer.method.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Agrees({ amount, clinic, isMissing }: { amount: string; clinic: string; isMissing: boolean }) {
  const { t } = useTexts()
  const apart = (text: string) => `\u2068${text}\u2069`
  const [before, after] = t('payer.privacy', { policy: '\n' }).split('\n')
  return (
    <div className="grid gap-2">
      {isMissing && (
        <p id="agrees-fault" className="font-semibold text-bad">
          {t('payer.fault.agrees')}
        </p>
      )}
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="agrees"
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'agrees-fault' : undefined}
          className="mt-1 size-5 shrink-0 accent-brand"
        />
        <span>{t('payer.agrees', { amount: apart(amount), clinic: apart(clinic) })}</span>
      </label>
      <p className="hint">
        {before}
        <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
          {t('payer.policy')}
        </a>
        {after}
      </p>
    </div>
  )
}

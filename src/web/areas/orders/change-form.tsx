// The form that changes an item of an order: its dates, or who travels; what it costs is told next, and nothing is changed before that.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { quoteOrderChange, renameOrderTravellers } from '#web/browser/endpoints/order-changes.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { ShownChangeForm } from './present-change.server.ts'
import { useOrderAction } from './use-order-action.ts'

type Form = NonNullable<ShownChangeForm['form']>
type Person = { key: string; position: number | null; firstName: string; lastName: string }

const typeOf = { date: 'date', count: 'number', ages: 'text' } as const

export function ChangeForm({ reference, change }: { reference: string; change: ShownChangeForm }) {
  const { t } = useTexts()
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="change"
      className="grid gap-4 rounded-xl bg-tint p-5 outline-none print:hidden noscript:hidden"
    >
      <h4 id="change" className="text-xl">
        {change.title}
      </h4>
      {change.form ? (
        <Fields reference={reference} item={change.item} form={change.form} />
      ) : (
        <p>{t('orders.changeUnknown')}</p>
      )}
    </section>
  )
}

function Fields({ reference, item, form }: { reference: string; item: string; form: Form }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const action = useOrderAction('orders.fault.noChange')
  const [values, setValues] = useState(() => Object.fromEntries(form.fields.map(({ path, value }) => [path, value])))
  const [people, setPeople] = useState<Person[]>(() =>
    form.travellers.map((one) => ({ ...one, key: String(one.position) })),
  )
  const page = `/profile/manage-bookings/${reference}`
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (action.isBusy) return
    const answers = form.fields.flatMap(({ path, value }) =>
      values[path] === value ? [] : [{ path, value: values[path] ?? '' }],
    )
    const travellers = people.map(({ position, firstName, lastName }) => ({ position, firstName, lastName }))
    const asked = { order: reference, language }
    const isPeople = form.travellers.length > 0
    const known = travellers.flatMap(({ position, ...name }) => (position === null ? [] : [{ position, ...name }]))
    const isRenamed = isPeople && answers.length === 0 && known.length === travellers.length
    const request = isRenamed
      ? toEndpoint(renameOrderTravellers, { ...asked, travellers: known })
      : toEndpoint(quoteOrderChange, { ...asked, item, answers, ...(isPeople && { travellers }) }, undefined, {
          headers: { 'idempotency-key': newKey() },
        })
    if (await action.send(request))
      await navigate(isRenamed ? `${page}?renamed` : page, { replace: true, preventScrollReset: true })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        {form.fields.map((field) => (
          <Field
            key={field.path}
            field={field}
            value={values[field.path] ?? ''}
            onChange={(value) => setValues({ ...values, [field.path]: value })}
          />
        ))}
      </div>
      {form.travellers.length > 0 && <People people={people} onChange={setPeople} />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" aria-disabled={action.isBusy || undefined}>
          {t(action.isBusy ? 'orders.paying' : 'orders.changeShow')}
        </button>
        <Link className="button button-quiet" to={page} preventScrollReset>
          {t('orders.changeKeep')}
        </Link>
      </div>
      <ActionStatus news={action.news} />
    </form>
  )
}

type FieldProps = { field: Form['fields'][number]; value: string; onChange: (value: string) => void }

function Field({ field: { type, label, least, most }, value, onChange }: FieldProps) {
  const id = useId()
  const isBounded = type !== 'ages'
  return (
    <div className="grid gap-1">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        type={typeOf[type]}
        value={value}
        required={isBounded}
        maxLength={100}
        {...(isBounded && { min: least, max: most })}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function People({ people, onChange }: { people: Person[]; onChange: (people: Person[]) => void }) {
  const { t } = useTexts()
  const set = (key: string, change: Partial<Person>) =>
    onChange(people.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const empty = { position: null, firstName: '', lastName: '' }
  return (
    <div className="grid gap-4">
      {people.map((person, at) => (
        <fieldset key={person.key} className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
          <legend className="label">{t('orders.changePerson', { number: String(at + 1) })}</legend>
          <Name
            label={t('orders.changeFirst')}
            value={person.firstName}
            onChange={(firstName) => set(person.key, { firstName })}
          />
          <Name
            label={t('orders.changeLast')}
            value={person.lastName}
            onChange={(lastName) => set(person.key, { lastName })}
          />
          {people.length > 1 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onChange(people.filter(({ key }) => key !== person.key))}
            >
              {t('orders.changeRemove')}
            </button>
          )}
        </fieldset>
      ))}
      {people.length < 20 && (
        <button
          type="button"
          className="link justify-self-start py-2"
          onClick={() => onChange([...people, { ...empty, key: newKey() }])}
        >
          {t('orders.changeAdd')}
        </button>
      )}
    </div>
  )
}

function Name({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label className="hint" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        dir="auto"
        required
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

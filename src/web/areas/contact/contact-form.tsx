// Writing to the clinic on its contact page: one native form, that keeps what is typed and stays on the page once its scripts run.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type ContactFieldView, type ContactOutcome, contactFieldId } from './contact-fields.ts'
import type { ContactFormText } from './present-form.server.ts'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = { form: ContactFormText; outcome: ContactOutcome | undefined }

export function ContactForm({ form, outcome }: ContactFormProps) {
  const { t } = useTexts()
  const { formRef, newsRef, errors, failure, reference, isSending, typed, submit, keep, again } = useContactForm(
    form,
    outcome,
  )
  const say = (field: string, reason: string) => form.sentences[`${field}.${reason}`] ?? form.sentences.other ?? ''
  if (reference) {
    const { heading, text, label } = form.sent
    return (
      <section className="card grid justify-items-start gap-3 p-6">
        <Icon name="check" className="size-10 rounded-full bg-wash p-2 text-good" />
        <h2 ref={newsRef} tabIndex={-1} className="outline-none">
          {heading}
        </h2>
        <p className="text-muted">{text}</p>
        <p>
          <span className="text-muted">{label}</span> <bdi className="figure text-xl font-semibold">{reference}</bdi>
        </p>
        <button type="button" className="link min-h-11 cursor-pointer noscript:hidden" onClick={again}>
          {form.sent.again}
        </button>
      </section>
    )
  }
  return (
    <section aria-labelledby="contact-form" className="card p-5 md:p-6">
      <h2 id="contact-form">{form.heading}</h2>
      <p className="mt-1 mb-6 text-muted">{form.introduction}</p>
      <form
        ref={formRef}
        method="post"
        action={form.action}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-6 break-words"
        onSubmit={submit}
        onInput={keep}
      >
        {(errors.length > 0 || failure) && (
          <div ref={newsRef} role="alert" tabIndex={-1} className="grid gap-2 rounded-card border-2 border-bad p-5">
            <h3>{failure ? form.notSent : t('quote.errors')}</h3>
            {failure && <p>{failure}</p>}
            {errors.map(({ field, reason }) => (
              <a key={field} className="font-semibold text-bad underline" href={`#${contactFieldId(field)}`}>
                {say(field, reason)}
              </a>
            ))}
          </div>
        )}
        {form.fields.map((view) => {
          const error = errors.find(({ field }) => field === view.name)
          return (
            <Field
              key={view.name}
              view={view}
              typed={typed[view.name]}
              error={error && say(error.field, error.reason)}
              policy={form.policy}
            />
          )
        })}
        <label className="sr-only" aria-hidden="true">
          {t('quote.leaveEmpty')}
          <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
        </label>
        <button type="submit" className="button justify-self-start" aria-disabled={isSending || undefined}>
          {isSending ? t('quote.sending') : form.send}
        </button>
      </form>
    </section>
  )
}

type FieldProps = { view: ContactFieldView; typed: string | undefined; error: string | undefined; policy: string }

function Field({ view: { name, label, optional, hint, input }, typed, error, policy }: FieldProps) {
  const id = contactFieldId(name)
  const isTick = name === 'consent'
  const shared = {
    id,
    name,
    className: 'field',
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
  const told = hint && (
    <p id={`${id}-hint`} className="hint">
      {hint}{' '}
      {isTick && (
        <a className="link" href="/privacy-policy" target="_blank" rel="noreferrer">
          {policy}
        </a>
      )}
    </p>
  )
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${isTick ? 'rounded-card bg-tint p-5' : ''} ${error ? 'border-s-4 border-bad ps-4' : ''}`}
    >
      {isTick ? (
        <label className="flex cursor-pointer gap-4">
          <input {...shared} type="checkbox" value="yes" required className="mt-0.5 size-6 shrink-0 accent-brand" />
          <span className="min-w-0">{label}</span>
        </label>
      ) : (
        <label className="font-semibold" htmlFor={id}>
          {label} {optional && <span className="font-normal text-muted">{optional}</span>}
        </label>
      )}
      {told}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-bad">
          {error}
        </p>
      )}
      {name === 'text' && <textarea {...shared} required rows={6} dir="auto" autoComplete="off" defaultValue={typed} />}
      {input && <input {...shared} defaultValue={typed} {...input} />}
    </div>
  )
}

// Handing a conversation over to the clinic: who asks, what is sent, and the yes to it; loaded when somebody asks for a person.
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { HandOverClinic } from './hand-over-clinic.ts'
import { HandOverField, sayHandOverError } from './hand-over-field.tsx'
import { HandOverLook } from './hand-over-look.tsx'
import { HandOverSent } from './hand-over-sent.tsx'
import { type ToHandOver, useHandOver } from './use-hand-over.ts'

export type HandOverFormProps = ToHandOver & {
  clinic: HandOverClinic
  /** Back to the conversation, with nothing sent, or after it: the form shows the reference until then. */
  onCancel: () => void
}

export function HandOverForm({ clinic, onCancel, ...told }: HandOverFormProps) {
  const { t } = useTexts()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { formRef, newsRef, sent, errors, failure, done, isSending, submit, keep, toField } = useHandOver(told)
  useEffect(() => title.current?.focus(), [])
  if (done) return <HandOverSent clinic={clinic} done={done} onBack={onCancel} />
  const isAsked = sent.some(({ role }) => role === 'user')
  const { name, recipient, country } = clinic
  const email = `\u2068${clinic.email}\u2069`
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.reason
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-5 break-words">
      <div className="grid gap-1">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl outline-none">
          {t('assistant.person.title')}
        </h2>
        <p className="text-muted">
          {t(isAsked ? 'assistant.person.introduction' : 'assistant.person.introductionFirst', { clinic: name })}
        </p>
      </div>
      {(sent.length > 0 || told.procedure) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {sent.length > 0 && <HandOverLook messages={sent} />}
          {told.procedure && (
            <p className="hint">{t('assistant.person.procedure', { procedure: `\u2068${told.procedure}\u2069` })}</p>
          )}
        </div>
      )}
      <form
        ref={formRef}
        noValidate
        aria-labelledby={titleId}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => void submit(event)}
        onInput={keep}
      >
        {errors.length > 1 && (
          <div
            ref={newsRef}
            role="alert"
            tabIndex={-1}
            className="grid justify-items-start gap-1 rounded-card border-2 border-bad p-4"
          >
            <p className="font-semibold">{t('quote.errors')}</p>
            {errors.map((error) => (
              <button
                key={error.field}
                type="button"
                className="min-h-8 cursor-pointer text-start font-semibold text-bad underline"
                onClick={() => toField(error.field)}
              >
                {sayHandOverError(error, t)}
              </button>
            ))}
          </div>
        )}
        <HandOverField name="name" error={errorOf('name')} />
        <HandOverField name="email" error={errorOf('email')} />
        <HandOverField name="phone" error={errorOf('phone')} />
        <HandOverField name="text" error={errorOf('text')} isAsked={isAsked} />
        <HandOverField
          name="consent"
          error={errorOf('consent')}
          label={t(isAsked ? 'assistant.person.consent' : 'assistant.person.consentFirst', { recipient, country })}
          hint={t('assistant.person.consentHint', { email })}
        />
        <label className="sr-only" aria-hidden="true">
          {t('quote.leaveEmpty')}
          <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
        </label>
        {failure && errors.length === 0 && (
          <div ref={newsRef} role="alert" tabIndex={-1} className="grid gap-1 rounded-card border-2 border-bad p-4">
            <p className="font-semibold">{t('assistant.person.notSent')}</p>
            <p>{t(`assistant.person.failed.${failure}`, { email })}</p>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {t(isSending ? 'quote.sending' : 'assistant.person.send')}
          </button>
          <button type="button" className="link min-h-11 cursor-pointer" onClick={onCancel}>
            {t('assistant.person.back')}
          </button>
        </div>
      </form>
    </section>
  )
}

// The first step of the way in: who wants to book, and where the code goes; the password is the second choice.
import { useEffect } from 'react'
import { readFields, restoreFields, valueOf } from '#web/browser/form-fields.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthWay } from './auth-way.tsx'
import { keepEntryDraft, readEntryDraft } from './entry-draft.ts'
import type { EntryName } from './entry-library.ts'
import { FailureNote } from './failure-note.tsx'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['givenName', 'familyName', 'email'] as const

type EntryFormProps = StepProps & { onNamed: (name: EntryName) => void }

export function EntryForm({ flow, state, onNamed }: EntryFormProps) {
  const { t } = useTexts()
  const { form, formRef, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => {
      onNamed({ givenName: valueOf(sent, 'givenName').trim(), familyName: valueOf(sent, 'familyName').trim() })
      void flow.signInBy(valueOf(sent, 'email'), 'EMAIL_OTP')
    },
  })
  useEffect(() => {
    if (formRef.current) restoreFields(formRef.current, readEntryDraft())
  }, [formRef])
  return (
    <>
      <form {...form} className="mt-6 grid gap-5" onInput={(event) => keepEntryDraft(readFields(event.currentTarget))}>
        <FailureNote failure={failure} fields={fields} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            name="givenName"
            label={t('auth.field.givenName')}
            fault={faultOf('givenName')}
            input={{ autoComplete: 'given-name' }}
          />
          <TextField
            name="familyName"
            label={t('auth.field.familyName')}
            fault={faultOf('familyName')}
            input={{ autoComplete: 'family-name' }}
          />
        </div>
        <TextField
          name="email"
          label={t('auth.field.email')}
          hint={t('auth.entry.emailHint')}
          fault={faultOf('email')}
          input={{ type: 'email', autoComplete: 'email', defaultValue: state.email }}
        />
        <SubmitButton busy={state.busy}>{t('auth.entry.send')}</SubmitButton>
        <p className="hint">
          {t('auth.agree')}{' '}
          <a className="link" href="/terms-of-service" target="_blank" rel="noreferrer">
            {t('shell.terms')}
          </a>
        </p>
      </form>
      <p className="mt-6 border-t border-line pt-5 text-center">
        <AuthWay className="link inline-block font-semibold" to="/auth/login">
          {t('auth.entry.byPassword')}
        </AuthWay>
      </p>
    </>
  )
}

// The password, after it was chosen among other ways to sign in.
import { valueOf } from '#web/browser/form-fields.ts'
import { KeptName } from '#web/forms/kept-name.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FailureNote } from './failure-note.tsx'
import { StartAgain } from './start-again.tsx'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['password'] as const

export function PasswordStep({ flow, state }: StepProps) {
  const { t } = useTexts()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => void flow.answer(valueOf(sent, 'password')),
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <KeptName email={state.email} />
      <FailureNote failure={failure} fields={fields} />
      <PasswordField
        name="password"
        label={t('auth.field.password')}
        autoComplete="current-password"
        fault={faultOf('password')}
      />
      <SubmitButton busy={state.busy}>{t('auth.signIn')}</SubmitButton>
      <StartAgain flow={flow} />
    </form>
  )
}

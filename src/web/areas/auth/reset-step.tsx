// The provider wants the password set anew: a code from the mail and a new password.
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { KeptName } from '#web/forms/kept-name.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'
import { FailureNote } from './failure-note.tsx'
import { NewCodeLine } from './new-code-line.tsx'
import { StartAgain } from './start-again.tsx'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['code', 'newPassword'] as const

export function ResetStep({ flow, state }: StepProps) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => void flow.reset(valueOf(sent, 'code'), valueOf(sent, 'newPassword')),
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <KeptName email={state.email} />
      <NewCodeLine notice={state.notice} />
      <FailureNote failure={failure} fields={fields} />
      <CodeField name="code" label={t('auth.field.code')} fault={faultOf('code')} />
      <PasswordField
        name="newPassword"
        label={t('auth.field.newPassword')}
        autoComplete="new-password"
        policy={pool.passwordPolicy}
        fault={faultOf('newPassword')}
      />
      <SubmitButton busy={state.busy}>{t('auth.savePassword')}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6">
        <ResendButton busy={state.busy} sentAt={state.sends} onPress={() => void flow.sendResetCode()} />
        <StartAgain flow={flow} />
      </div>
    </form>
  )
}

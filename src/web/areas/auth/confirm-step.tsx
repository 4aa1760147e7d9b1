// The account is there and waits for its e-mail address to be confirmed, by a code or by a link.
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'
import { FailureNote } from './failure-note.tsx'
import { NewCodeLine } from './new-code-line.tsx'
import { StartAgain } from './start-again.tsx'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

export function ConfirmStep({ flow, state }: StepProps) {
  const { t } = useTexts()
  const byLink = useAuthPage().pool.signUpVerificationMethod === 'link'
  const fields = byLink ? [] : (['code'] as const)
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => void (byLink ? flow.continueConfirmed() : flow.confirm(state.email, valueOf(sent, 'code'))),
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <NewCodeLine notice={state.notice} />
      <FailureNote failure={failure} fields={fields} />
      {!byLink && <CodeField name="code" label={t('auth.field.code')} fault={faultOf('code')} />}
      <SubmitButton busy={state.busy}>{t(byLink ? 'auth.linkFollowed' : 'auth.confirm')}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6">
        <ResendButton
          busy={state.busy}
          sentAt={state.sends}
          isReady={state.isUnsure === true}
          onPress={() => void flow.resend()}
        />
        <StartAgain flow={flow} />
      </div>
    </form>
  )
}

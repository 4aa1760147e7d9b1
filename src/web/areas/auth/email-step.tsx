// The provider asks for codes by mail as the second proof: where are they to go.
import { valueOf } from '#web/browser/form-fields.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FailureNote } from './failure-note.tsx'
import { StartAgain } from './start-again.tsx'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['email'] as const

export function EmailStep({ flow, state }: StepProps) {
  const { t } = useTexts()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => void flow.answer(valueOf(sent, 'email').trim()),
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <FailureNote failure={failure} fields={fields} />
      <TextField
        name="email"
        label={t('auth.field.email')}
        fault={faultOf('email')}
        input={{ type: 'email', autoComplete: 'email', defaultValue: state.email }}
      />
      <SubmitButton busy={state.busy}>{t('auth.sendCode')}</SubmitButton>
      <StartAgain flow={flow} />
    </form>
  )
}

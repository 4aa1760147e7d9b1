// The account began with a password from the provider: the person chooses their own, and adds what the account still needs.
import { valueOf } from '#web/browser/form-fields.ts'
import { KeptName } from '#web/forms/kept-name.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import type { AuthField } from '#web/forms/say-failure.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { attributeFields, plainAttribute } from './attribute-fields.ts'
import { useAuthPage } from './auth-page.ts'
import { FailureNote } from './failure-note.tsx'
import { StartAgain } from './start-again.tsx'
import type { PropsOf } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

export function NewPasswordStep({ flow, state, step }: PropsOf<'newPassword'>) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const asked = step.missing.map((name) => attributeFields[name] ?? plainAttribute(name))
  const names = asked.flatMap(({ name }): AuthField[] => (name === 'givenName' || name === 'familyName' ? [name] : []))
  const fields: AuthField[] = [...names, 'newPassword']
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => {
      const attributes = Object.fromEntries(asked.map(({ attribute, name }) => [attribute, valueOf(sent, name).trim()]))
      void flow.answer(valueOf(sent, 'newPassword'), { attributes })
    },
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <KeptName email={state.email} />
      <FailureNote failure={failure} fields={fields} />
      {asked.map(({ name, label, input }) => (
        <TextField
          key={name}
          name={name}
          label={label ? t(label) : name}
          fault={name === 'givenName' || name === 'familyName' ? faultOf(name) : undefined}
          input={input}
        />
      ))}
      <PasswordField
        name="newPassword"
        label={t('auth.field.newPassword')}
        autoComplete="new-password"
        policy={pool.passwordPolicy}
        fault={faultOf('newPassword')}
      />
      <SubmitButton busy={state.busy}>{t('auth.savePassword')}</SubmitButton>
      <StartAgain flow={flow} />
    </form>
  )
}

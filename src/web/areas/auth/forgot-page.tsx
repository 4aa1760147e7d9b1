// Forgotten password: the address that a code is to go to. What is said afterwards is the same for every address.
import { useLocation, useNavigate } from 'react-router'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { valueOf } from '#web/browser/form-fields.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { withNext } from '#web/page/session-place.ts'
import { askForReset } from './ask-for-reset.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthWay } from './auth-way.tsx'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useBroughtEmail } from './use-brought-email.ts'
import { useDeed } from './use-deed.ts'
import { useStepForm } from './use-step-form.ts'

const fields = ['email'] as const

export function ForgotPage() {
  const { t } = useTexts()
  const brought = useBroughtEmail()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, failure: failed, run } = useDeed()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: failed,
    onSend: (sent) => {
      const email = valueOf(sent, 'email').trim()
      void run(async () => {
        await askForReset(await openUserPool(), email)
        await navigate(withNext('/auth/reset-password', search), { replace: true, state: { email } })
      })
    },
  })
  return (
    <AuthCard title={t('auth.title.forgot-password')} introduction={<p>{t('auth.line.forgot')}</p>}>
      <form {...form} className="mt-6 grid gap-5">
        <FailureNote failure={failure} fields={fields} />
        <TextField
          name="email"
          label={t('auth.field.email')}
          fault={faultOf('email')}
          input={{ type: 'email', autoComplete: 'username', defaultValue: brought }}
        />
        <SubmitButton busy={busy}>{t('auth.sendCode')}</SubmitButton>
      </form>
      <p className="mt-6 border-t border-line pt-5 text-center">
        <AuthWay className="link font-semibold" to="/auth/login">
          {t('auth.backToLogin')}
        </AuthWay>
      </p>
    </AuthCard>
  )
}

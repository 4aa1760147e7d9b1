// Registration: name, e-mail address and a password that keeps the pool's rules.
import { valueOf } from '#web/browser/form-fields.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAuthPage } from './auth-page.ts'
import { AuthWay } from './auth-way.tsx'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useRegistration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const fields = ['givenName', 'familyName', 'email', 'newPassword'] as const

export function RegisterPage() {
  const { t } = useTexts()
  const { pool, clinic, email } = useAuthPage()
  if (pool.selfSignUp) {
    return (
      <AuthCard title={t('auth.title.register')} introduction={<p>{t('auth.line.register', { clinic })}</p>}>
        <RegisterForm />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={t('auth.title.register')}
      introduction={<p>{t('auth.fail.closed', { email: `\u2068${email}\u2069` })}</p>}
    >
      <HasAccount />
    </AuthCard>
  )
}

function RegisterForm() {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const { busy, failure: failed, register } = useRegistration()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: failed,
    onSend: (sent) => {
      const [email, givenName, familyName] = (['email', 'givenName', 'familyName'] as const).map((name) =>
        valueOf(sent, name).trim(),
      )
      void register(
        { email: email ?? '', givenName: givenName ?? '', familyName: familyName ?? '' },
        valueOf(sent, 'newPassword'),
      )
    },
  })
  return (
    <>
      <form {...form} className="mt-6 grid gap-5">
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
          hint={t('auth.emailHint')}
          fault={faultOf('email')}
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <PasswordField
          name="newPassword"
          label={t('auth.field.password')}
          autoComplete="new-password"
          policy={pool.passwordPolicy}
          fault={faultOf('newPassword')}
        />
        <SubmitButton busy={busy}>{t('auth.register')}</SubmitButton>
        <p className="hint">
          {t('auth.agree')}{' '}
          <a className="link" href="/terms-of-service" target="_blank" rel="noreferrer">
            {t('shell.terms')}
          </a>
        </p>
      </form>
      <HasAccount />
    </>
  )
}

function HasAccount() {
  const { t } = useTexts()
  return (
    <p className="mt-6 border-t border-line pt-5 text-center">
      {t('auth.hasAccount')}{' '}
      <AuthWay className="link inline-block font-semibold" to="/auth/login">
        {t('auth.way.login')}
      </AuthWay>
    </p>
  )
}

// A new password by the code that was sent: for whoever comes from the page before, and for whoever opens this one later.
import { useLocation, useNavigate } from 'react-router'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { KeptName } from '#web/forms/kept-name.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { withNext } from '#web/page/session-place.ts'
import { askForReset } from './ask-for-reset.ts'
import { AuthCard } from './auth-card.tsx'
import { useAuthPage } from './auth-page.ts'
import { AuthWay } from './auth-way.tsx'
import { FailureNote } from './failure-note.tsx'
import { NoticeLine } from './notice-line.tsx'
import { sealPassword } from './sealed-password.ts'
import { SubmitButton } from './submit-button.tsx'
import { useBroughtEmail } from './use-brought-email.ts'
import { useDeed } from './use-deed.ts'
import { useSends } from './use-sends.ts'
import { useStepForm } from './use-step-form.ts'

export function ResetPage() {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const known = useBroughtEmail()
  const fields = known ? (['code', 'newPassword'] as const) : (['email', 'code', 'newPassword'] as const)
  const { busy, failure: failed, reset, resend, sends } = useReset()
  const { form, formRef, faultOf, failure, check } = useStepForm({
    fields,
    failure: failed,
    onSend: (sent) =>
      reset(known || valueOf(sent, 'email').trim(), valueOf(sent, 'code'), valueOf(sent, 'newPassword')),
  })
  const sendAgain = () => {
    if (known) return resend(known)
    if (check(['email']) && formRef.current) resend(valueOf(formRef.current, 'email').trim())
  }
  return (
    <AuthCard
      title={t('auth.title.reset-password')}
      introduction={
        <p>{known ? t('auth.line.resetSent', { to: `\u2068${known}\u2069` }) : t('auth.line.resetPlain')}</p>
      }
    >
      <form {...form} className="mt-6 grid gap-5">
        <NoticeLine icon="mail">{sends > 0 && t('auth.notice.newCodeMaybe')}</NoticeLine>
        <FailureNote failure={failure} fields={fields} />
        {known ? (
          <KeptName email={known} />
        ) : (
          <TextField
            name="email"
            label={t('auth.field.email')}
            fault={faultOf('email')}
            input={{ type: 'email', autoComplete: 'username' }}
          />
        )}
        <CodeField name="code" label={t('auth.field.code')} fault={faultOf('code')} />
        <PasswordField
          name="newPassword"
          label={t('auth.field.newPassword')}
          autoComplete="new-password"
          policy={pool.passwordPolicy}
          fault={faultOf('newPassword')}
        />
        <SubmitButton busy={busy}>{t('auth.savePassword')}</SubmitButton>
        <div className="flex flex-wrap justify-between gap-x-6">
          <ResendButton busy={busy} sentAt={sends} isReady={!known} onPress={sendAgain} />
          <AuthWay className="link inline-flex min-h-11 items-center" to="/auth/login">
            {t('auth.backToLogin')}
          </AuthWay>
        </div>
      </form>
    </AuthCard>
  )
}

function useReset() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, failure, run } = useDeed()
  const { sends, countSend } = useSends()
  return {
    busy,
    failure,
    sends,
    resend: (email: string) =>
      void run(async () => {
        await askForReset(await openUserPool(), email)
        countSend()
      }),
    reset: (email: string, code: string, newPassword: string) =>
      void run(async () => {
        const { confirmResetPassword } = await openUserPool()
        await confirmResetPassword({ username: email, confirmationCode: code, newPassword })
        const sealed = await sealPassword(newPassword).catch(() => '')
        await navigate(withNext('/auth/login', search), {
          replace: true,
          state: { email, sealed, notice: 'passwordChanged' },
        })
      }),
  }
}

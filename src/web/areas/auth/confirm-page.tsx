// Confirming an e-mail address on a page of its own, by the link of the mail or by its code.
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthWay } from './auth-way.tsx'
import { FailureNote } from './failure-note.tsx'
import { NoticeLine } from './notice-line.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { useStepForm } from './use-step-form.ts'

export function ConfirmPage() {
  const { t } = useTexts()
  const confirmation = useConfirmation()
  const { confirmed, known } = confirmation
  if (!confirmed) {
    return (
      <AuthCard title={t('auth.title.confirm-email')} introduction={<p>{t('auth.line.confirmPlain')}</p>}>
        <ConfirmForm confirmation={confirmation} />
      </AuthCard>
    )
  }
  const isNow = confirmed === 'now'
  return (
    <AuthCard
      title={t('auth.title.confirmed')}
      turn={1}
      introduction={<p>{t(isNow ? 'auth.line.confirmed' : 'auth.line.confirmedBefore')}</p>}
    >
      <AuthWay className="button mt-6 w-full" to="/auth/login" state={{ email: known.email, notice: 'confirmed' }}>
        {t('auth.signIn')}
      </AuthWay>
    </AuthCard>
  )
}

function ConfirmForm({ confirmation }: { confirmation: ReturnType<typeof useConfirmation> }) {
  const { t } = useTexts()
  const { busy, failure: failed, sends, confirm, resend, known } = confirmation
  const needsEmail = known.username === ''
  const fields = needsEmail ? (['email', 'code'] as const) : (['code'] as const)
  const { form, formRef, faultOf, failure, check } = useStepForm({
    fields,
    failure: failed,
    onSend: (sent) => void confirm(known.username || valueOf(sent, 'email').trim(), valueOf(sent, 'code')),
  })
  const sendAgain = () => {
    if (!needsEmail) return void resend(known.username)
    if (check(['email']) && formRef.current) void resend(valueOf(formRef.current, 'email').trim())
  }
  return (
    <form {...form} className="mt-6 grid gap-5">
      <NoticeLine>{sends > 0 && t('auth.line.confirm')}</NoticeLine>
      <FailureNote failure={failure} fields={fields} />
      {needsEmail && (
        <TextField
          name="email"
          label={t('auth.field.email')}
          fault={faultOf('email')}
          input={{ type: 'email', autoComplete: 'username', defaultValue: known.email }}
        />
      )}
      <CodeField name="code" label={t('auth.field.code')} fault={faultOf('code')} />
      <SubmitButton busy={busy}>{t('auth.confirm')}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6">
        <ResendButton busy={busy} sentAt={sends} isReady onPress={sendAgain} />
        <AuthWay className="link inline-flex min-h-11 items-center" to="/auth/login">
          {t('auth.backToLogin')}
        </AuthWay>
      </div>
    </form>
  )
}

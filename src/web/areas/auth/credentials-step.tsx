// The first step: e-mail address and password, or what stands in for a password.
import { useLocation, useNavigate } from 'react-router'
import type { TextKey } from '#texts/translate.ts'
import { valueOf } from '#web/browser/form-fields.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { withNext } from '#web/page/session-place.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAuthPage } from './auth-page.ts'
import { AuthWay } from './auth-way.tsx'
import { FailureNote } from './failure-note.tsx'
import { NoticeLine } from './notice-line.tsx'
import { usePasskeyAutofill } from './passkey-autofill.ts'
import type { Notice } from './sign-in-flow.ts'
import type { StepProps } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['email', 'password'] as const

export function CredentialsStep({ flow, state }: StepProps) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { form, formRef, faultOf, failure, check } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => void flow.signIn(valueOf(sent, 'email'), valueOf(sent, 'password')),
  })
  const offerPasskey = usePasskeyAutofill(flow, pool.passkeys)
  const beginBy = (factor: 'EMAIL_OTP' | 'WEB_AUTHN') => {
    if (formRef.current && check(['email'])) void flow.signInBy(valueOf(formRef.current, 'email'), factor)
  }
  const words = wordsOf(state.notice)
  const hasCode = pool.firstFactors.includes('EMAIL_OTP')
  return (
    <>
      <form {...form} className="mt-6 grid gap-5">
        <NoticeLine>
          {words.length > 0 &&
            words.map((word) => (
              <span key={word} className="block">
                {t(word)}
              </span>
            ))}
        </NoticeLine>
        <FailureNote failure={failure} fields={fields} />
        <TextField
          name="email"
          label={t('auth.field.email')}
          fault={faultOf('email')}
          input={{
            type: 'email',
            autoComplete: 'username webauthn',
            defaultValue: state.email,
            onBlur: ({ currentTarget }) => offerPasskey(currentTarget),
          }}
        />
        <div>
          <PasswordField
            name="password"
            label={t('auth.field.password')}
            autoComplete="current-password"
            fault={faultOf('password')}
          />
          <p className="mt-1 text-end">
            <AuthWay
              className="link inline-flex min-h-8 items-center text-[0.9375rem]"
              to="/auth/forgot-password"
              onClick={(event) => {
                event.preventDefault()
                // Whatever stands in the field by now goes along.
                const email = formRef.current ? valueOf(formRef.current, 'email') : ''
                void navigate(withNext('/auth/forgot-password', search), { replace: true, state: { email } })
              }}
            >
              {t('auth.way.forgot')}
            </AuthWay>
          </p>
        </div>
        <SubmitButton busy={state.busy}>{t('auth.signIn')}</SubmitButton>
        {(pool.passkeys || hasCode) && (
          <div className="grid gap-3">
            <p className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              {t('auth.or')}
            </p>
            {pool.passkeys && (
              <Other text={t('auth.withPasskey')} icon="key" busy={state.busy} onPress={() => beginBy('WEB_AUTHN')} />
            )}
            {hasCode && (
              <Other text={t('auth.withCode')} icon="mail" busy={state.busy} onPress={() => beginBy('EMAIL_OTP')} />
            )}
          </div>
        )}
      </form>
      {pool.selfSignUp && (
        <p className="mt-6 border-t border-line pt-5 text-center">
          {t('auth.newHere')}{' '}
          <AuthWay className="link inline-block font-semibold" to="/auth/register">
            {t('auth.way.register')}
          </AuthWay>
        </p>
      )}
    </>
  )
}

/** Someone who has just confirmed their address is told both: that it is done, and what is left to do. */
function wordsOf(notice: Notice | undefined): TextKey[] {
  if (notice === 'confirmedHere') return ['auth.notice.confirmed', 'auth.notice.useCredentials']
  return notice && notice !== 'codeSent' && notice !== 'newCode' ? [`auth.notice.${notice}`] : []
}

type OtherProps = { text: string; icon: 'key' | 'mail'; busy: boolean; onPress: () => void }

function Other({ text, icon, busy, onPress }: OtherProps) {
  return (
    <button type="button" className="button button-quiet w-full" aria-disabled={busy || undefined} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  )
}

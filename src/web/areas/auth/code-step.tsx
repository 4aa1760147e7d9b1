// A code from a message, a mail or an app, or a recovery code in place of the app's; and whether this browser is to be remembered so that it asks for none next time.
import { useEffect, useId, useState } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import type { Failure } from '#web/forms/say-failure.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'
import { FailureNote } from './failure-note.tsx'
import { NewCodeLine } from './new-code-line.tsx'
import { RecoveryField } from './recovery-field.tsx'
import { StartAgain } from './start-again.tsx'
import type { PropsOf } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['code'] as const

/** Codes from an app have six digits; how many those of a pool have, it alone knows. */
const longest = { app: 6, email: 8, sms: 8 } as const

/** `before`: what had failed when the field was changed, which says nothing of the new one. */
type Recovery = { isOn: boolean; before?: Failure | undefined }

const wrongRecovery: Failure = { text: 'auth.fail.wrongRecovery', field: 'code' }

/** The pool refuses a recovery code in the words for a code of the app. */
const sayOf = (failure: Failure | undefined, { isOn }: Recovery): Failure | undefined =>
  isOn && failure?.field === 'code' ? wrongRecovery : failure

export function CodeStep({ flow, state, step }: PropsOf<'code'>) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const [recovery, setRecovery] = useState<Recovery>({ isOn: false })
  const { form, faultOf, failure, check, formRef } = useStepForm({
    fields,
    failure: state.failure === recovery.before ? undefined : sayOf(state.failure, recovery),
    onSend: (sent) => {
      const tick = sent.elements.namedItem('remember')
      const remember = tick instanceof HTMLInputElement && tick.checked
      void flow.answer(valueOf(sent, 'code'), { remember })
    },
  })
  useEffect(() => {
    // The other field is there instead of the one before: who has asked for it goes on there.
    if ('before' in recovery) formRef.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }, [recovery, formRef])
  const turn = () => {
    check([])
    setRecovery({ isOn: !recovery.isOn, before: state.failure })
  }
  return (
    <form {...form} className="mt-6 grid gap-5">
      <NewCodeLine notice={state.notice} />
      <FailureNote failure={failure} fields={fields} />
      {recovery.isOn ? (
        <RecoveryField name="code" fault={faultOf('code')} />
      ) : (
        <CodeField name="code" label={t('auth.field.code')} digits={longest[step.by]} fault={faultOf('code')} />
      )}
      {pool.devices === 'asked' && state.isSecondStep && <RememberTick />}
      <SubmitButton busy={state.busy}>{t('auth.signIn')}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6">
        {step.by !== 'app' && <ResendButton busy={state.busy} sentAt={state.turn} onPress={() => void flow.again()} />}
        {step.by === 'app' && (
          <button type="button" className="link min-h-11 cursor-pointer" onClick={turn}>
            {t(recovery.isOn ? 'auth.recovery.back' : 'auth.recovery.use')}
          </button>
        )}
        <StartAgain flow={flow} />
      </div>
    </form>
  )
}

function RememberTick() {
  const { t } = useTexts()
  const id = useId()
  return (
    <div>
      <label className="flex min-h-8 cursor-pointer items-center gap-3">
        <input type="checkbox" name="remember" aria-describedby={id} className="size-6 shrink-0 accent-(--button)" />
        {t('auth.remember')}
      </label>
      <p id={id} className="hint ps-9">
        {t('auth.rememberHint')}
      </p>
    </div>
  )
}

// A code from a message, a mail or an app, and whether this browser is to be remembered so that it asks for none next time.
import { useId } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { NewCodeLine } from './new-code-line.tsx'
import { ResendButton } from './resend-button.tsx'
import { StartAgain } from './start-again.tsx'
import type { PropsOf } from './step-props.ts'
import { SubmitButton } from './submit-button.tsx'
import { useStepForm } from './use-step-form.ts'

const fields = ['code'] as const

/** Codes from an app have six digits; how many those of a pool have, it alone knows. */
const longest = { app: 6, email: 8, sms: 8 } as const

export function CodeStep({ flow, state, step }: PropsOf<'code'>) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const { form, faultOf, failure } = useStepForm({
    fields,
    failure: state.failure,
    onSend: (sent) => {
      const tick = sent.elements.namedItem('remember')
      const remember = tick instanceof HTMLInputElement && tick.checked
      void flow.answer(valueOf(sent, 'code'), { remember })
    },
  })
  return (
    <form {...form} className="mt-6 grid gap-5">
      <NewCodeLine notice={state.notice} />
      <FailureNote failure={failure} fields={fields} />
      <CodeField name="code" label={t('auth.field.code')} digits={longest[step.by]} fault={faultOf('code')} />
      {pool.devices === 'asked' && state.isSecondStep && <RememberTick />}
      <SubmitButton busy={state.busy}>{t('auth.signIn')}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6">
        {step.by !== 'app' && <ResendButton busy={state.busy} sentAt={state.turn} onPress={() => void flow.again()} />}
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

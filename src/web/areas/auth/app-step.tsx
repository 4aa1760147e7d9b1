// The provider asks for a second proof from an app, and this account has none yet: it is set up on the way in.
import { TotpSetup } from '#web/forms/totp-setup.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'
import { FailureNote, useSentence } from './failure-note.tsx'
import { StartAgain } from './start-again.tsx'
import type { PropsOf } from './step-props.ts'

export function AppStep({ flow, state, step }: PropsOf<'appSetUp'>) {
  const { t } = useTexts()
  const { clinic } = useAuthPage()
  const say = useSentence()
  const { failure } = state
  // A code that is missing or that nothing fits is the fault of no one but the code.
  const fault = failure?.field === 'code' ? say(failure) : undefined
  return (
    <div className="mt-6 grid gap-5">
      <FailureNote failure={failure} fields={['code']} />
      <TotpSetup
        secret={step.secret}
        uri={step.uriFor(clinic, state.email)}
        onCode={(code) =>
          code === '' ? flow.refuse({ text: 'auth.fail.codeMissing', field: 'code' }) : void flow.answer(code)
        }
        busy={state.busy}
        fault={fault}
      />
      <span role="status" className="sr-only">
        {state.busy && t('auth.busy')}
      </span>
      <StartAgain flow={flow} />
    </div>
  )
}

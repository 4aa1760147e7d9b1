// A choice of ways to go on: by what to prove who one is, or which second proof to set up.
import type { TextKey } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { FailureNote } from './failure-note.tsx'
import { StartAgain } from './start-again.tsx'
import type { PropsOf } from './step-props.ts'

const looks: Record<string, { text: TextKey; icon: IconName }> = {
  SMS: { text: 'auth.choice.sms', icon: 'phone' },
  TOTP: { text: 'auth.choice.app', icon: 'shield' },
  EMAIL: { text: 'auth.choice.email', icon: 'mail' },
  PASSWORD_SRP: { text: 'auth.choice.password', icon: 'lock' },
  WEB_AUTHN: { text: 'auth.choice.passkey', icon: 'key' },
  EMAIL_OTP: { text: 'auth.choice.email', icon: 'mail' },
  SMS_OTP: { text: 'auth.choice.sms', icon: 'phone' },
}

export function ChoiceStep({ flow, state, step }: PropsOf<'method' | 'firstFactor'>) {
  const { t } = useTexts()
  return (
    <div className="mt-6 grid gap-3">
      <FailureNote failure={state.failure} fields={[]} />
      {step.of.map((way) => {
        const look = looks[way]
        return (
          look && (
            <button
              key={way}
              type="button"
              className="button button-quiet w-full justify-start text-start"
              aria-disabled={state.busy || undefined}
              onClick={() => void flow.answer(way)}
            >
              <Icon name={look.icon} />
              {t(look.text)}
            </button>
          )
        )
      })}
      <StartAgain flow={flow} />
    </div>
  )
}

// The second step at sign-in: each way of the pool with its state, turned on, off and to the front.
import { type RefObject, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { LostPhone } from './lost-phone.tsx'
import {
  type Change,
  canTurnOff,
  changeOf,
  loadMfa,
  type MfaMethod,
  type MfaRules,
  type MfaState,
  offeredMethods,
} from './mfa.ts'
import { PartState, Waiting } from './part-state.tsx'
import { Row, rowsClass } from './row.tsx'
import { Section } from './section.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { type Action, useAction } from './use-action.ts'
import { useFocusTurn } from './use-focus-turn.ts'
import { usePart } from './use-part.ts'

type MfaSectionProps = {
  rules: MfaRules
  /** Whether the address is known to be theirs by now. */
  isConfirmed: boolean
  /** Whether passkeys open the account as well. */
  hasPasskeys: boolean
}

export function MfaSection({ rules, isConfirmed, hasPasskeys }: MfaSectionProps) {
  const { t } = useTexts()
  const part = usePart(loadMfa)
  const action = useAction()
  const [isSettingUp, setSettingUp] = useState(false)
  const [setUp, setUpButton] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isSettingUp, setUp, setUpButton)
  const methods = offeredMethods(rules)
  if (rules.status === 'off' || methods.length === 0) return null
  const change = async (method: MfaMethod, to: Change, mfa: MfaState) => {
    const isDone = await action.run((pool) => pool.updateMFAPreference(changeOf(method, to, mfa)))
    if (!isDone) return
    await part.reload()
    action.say(to === 'DISABLED' ? 'profile.mfa.turnedOff' : 'profile.mfa.turnedOn')
  }
  const endSetUp = async (isDone: boolean) => {
    setSettingUp(false)
    if (!isDone) return
    await part.reload()
    action.say('profile.mfa.turnedOn')
  }
  return (
    <Section place="mfa" title={t('profile.mfa.title')} text={t('profile.mfa.text')}>
      <PartState part={part} waiting={<Waiting rows={methods.length} />}>
        {(mfa) => (
          <ul className={rowsClass}>
            {methods.map((method) => (
              <li key={method}>
                <Method
                  {...{ method, mfa, rules, action }}
                  buttonRef={method === 'TOTP' ? setUpButton : undefined}
                  isBeingSetUp={method === 'TOTP' && isSettingUp}
                  isPossible={method === 'TOTP' || (method === 'EMAIL' ? mfa.hasEmail || isConfirmed : mfa.hasPhone)}
                  onChange={(to) =>
                    method === 'TOTP' && to === 'ENABLED' ? setSettingUp(true) : void change(method, to, mfa)
                  }
                />
                {method === 'TOTP' && isSettingUp && (
                  <SetUpApp setUpRef={setUp} mfa={mfa} onEnd={(isDone) => void endSetUp(isDone)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </PartState>
      <ActionStatus news={action.news} />
      <LostPhone hasPasskeys={hasPasskeys} />
    </Section>
  )
}

type MethodProps = {
  method: MfaMethod
  mfa: MfaState
  rules: MfaRules
  action: Action
  /** Whether a code would reach them this way. */
  isPossible: boolean
  isBeingSetUp: boolean
  buttonRef: RefObject<HTMLButtonElement | null> | undefined
  onChange: (to: Change) => void
}

function Method({ method, mfa, rules, action, isPossible, isBeingSetUp, buttonRef, onChange }: MethodProps) {
  const { t } = useTexts()
  const name = t(`profile.mfa.${method}`)
  const isOn = mfa.enabled.includes(method)
  const verb = t(isOn ? 'profile.mfa.makeFirst' : 'profile.mfa.turnOn')
  const isFirst = mfa.preferred === method && mfa.enabled.length > 1
  const tag = isOn ? t(isFirst ? 'profile.mfa.first' : 'profile.mfa.on') : undefined
  const text = t(
    method === 'TOTP' || isPossible || isOn ? `profile.mfa.${method}.text` : `profile.mfa.${method}.missing`,
  )
  return (
    <Row name={name} tag={tag} text={text}>
      {(isOn ? !isFirst && mfa.enabled.length > 1 : isPossible && !isBeingSetUp) && (
        <button
          ref={buttonRef}
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          aria-label={`${verb} ${name}`}
          aria-disabled={action.isBusy || undefined}
          onClick={() => onChange(isOn ? 'PREFERRED' : 'ENABLED')}
        >
          {verb}
        </button>
      )}
      {isOn && canTurnOff(rules, mfa) && (
        <ConfirmButton
          label={t('profile.mfa.turnOff')}
          about={name}
          question={t('profile.mfa.turnOffQuestion', { method: name })}
          isBusy={action.isBusy}
          onYes={() => onChange('DISABLED')}
        />
      )}
    </Row>
  )
}

// The field for a password: can be shown, can be pasted into, tells of caps lock, and of a new one which rules it keeps.
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldBox } from './field-box.tsx'
import type { PasswordPolicy } from './password-policy.ts'
import { PasswordRules } from './password-rules.tsx'
import { useFocusOnFault } from './use-focus-on-fault.ts'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Of a new password: its rules are shown below the field. */
  policy?: PasswordPolicy | undefined
  fault?: string | undefined
  onInput?: ((password: string) => void) | undefined
}

/** The longest password that the user pool takes. */
const longest = 256

export function PasswordField({ name, label, autoComplete, policy, fault, onInput }: PasswordFieldProps) {
  const { t } = useTexts()
  const control = useRef<HTMLInputElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  useFocusOnFault(control, fault)
  useHideOnSubmit(control, setShown)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FieldBox name={name} label={label} fault={fault} describedBy={policy && `${id}-rules`}>
      {(attributes) => (
        <>
          <div className="relative">
            <input
              {...attributes}
              ref={control}
              className="field pe-24 noscript:pe-3.5 rtl:ps-24 rtl:pe-3.5 rtl:text-end"
              dir="ltr"
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              required
              maxLength={longest}
              onInput={({ currentTarget: { value } }) => {
                setTyped(value)
                onInput?.(value)
              }}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <ShowButton label={label} isShown={isShown} controls={attributes.id} onPress={() => setShown(!isShown)} />
          </div>
          <p role="status" className={hasCapsLock ? 'mt-1 text-sm font-semibold text-warn' : 'sr-only'}>
            {hasCapsLock && t('auth.passwordField.capsLock')}
          </p>
          {policy && <PasswordRules id={`${id}-rules`} policy={policy} password={typed} />}
        </>
      )}
    </FieldBox>
  )
}

type ShowButtonProps = { label: string; isShown: boolean; controls: string; onPress: () => void }

function ShowButton({ label, isShown, controls, onPress }: ShowButtonProps) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      className="absolute inset-y-1 end-1 min-w-16 rounded-lg px-3 text-sm font-semibold text-brand hover:bg-tint noscript:hidden"
      aria-controls={controls}
      onClick={onPress}
    >
      {t(isShown ? 'auth.passwordField.hide' : 'auth.passwordField.show')}
      <span className="sr-only"> {label}</span>
    </button>
  )
}

/** Browsers offer to keep a password only of a field that hides it, and what is on its way need not stay in sight. */
function useHideOnSubmit(control: RefObject<HTMLInputElement | null>, setShown: (isShown: boolean) => void): void {
  useEffect(() => {
    const form = control.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [control, setShown])
}

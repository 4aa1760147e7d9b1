// Changing the password: the one in use as the proof, the new one against the pool's policy.
import { type FormEvent, useRef, useState } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import { KeptName } from '#web/forms/kept-name.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import type { PasswordPolicy } from '#web/forms/password-policy.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import type { Sentences } from './pool-fault.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useFocusTurn } from './use-focus-turn.ts'

/** What the pool says of a wrong password is the same as at sign-in; here it can only be about the one in use. */
const sentences: Sentences = {
  NotAuthorizedException: 'profile.password.wrong',
}

export function PasswordSection({ policy, email }: { policy: PasswordPolicy; email: string }) {
  const { t } = useTexts()
  const action = useAction(sentences)
  const [isOpen, setOpen] = useState(false)
  const [form, button] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, form, button)
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const [oldPassword, newPassword] = [valueOf(sent, 'oldPassword'), valueOf(sent, 'newPassword')]
    const isDone = await action.run((pool) => pool.updatePassword({ oldPassword, newPassword }))
    if (!isDone) return
    setOpen(false)
    action.say('profile.password.changed')
  }
  const faultOf = (name: string) => (action.news?.fault === name ? action.news.text : undefined)
  const [wrong, weak] = [faultOf('NotAuthorizedException'), faultOf('InvalidPasswordException')]
  return (
    <Section place="password" title={t('profile.password.title')} text={t('profile.password.text')}>
      {isOpen && (
        <form ref={form} onSubmit={(event) => void change(event)} className="grid gap-5">
          <KeptName email={email} />
          <PasswordField
            name="oldPassword"
            label={t('profile.password.old')}
            autoComplete="current-password"
            fault={wrong}
          />
          <PasswordField
            name="newPassword"
            label={t('profile.password.new')}
            autoComplete="new-password"
            policy={policy}
            fault={weak}
          />
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button" aria-disabled={action.isBusy || undefined}>
              {t('profile.password.change')}
            </button>
            <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
              {t('profile.cancel')}
            </button>
          </div>
        </form>
      )}
      <ActionStatus news={wrong || weak ? undefined : action.news} />
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className="button button-quiet justify-self-start noscript:hidden"
          onClick={() => {
            action.say(undefined)
            setOpen(true)
          }}
        >
          {t('profile.password.change')}
        </button>
      )}
    </Section>
  )
}

// Changing the password: the one in use as the proof, the new one against the pool's policy.
import { type FormEvent, useRef, useState } from 'react'
import { KeptName } from '#web/areas/auth/kept-name.tsx'
import { PasswordField } from '#web/areas/auth/password-field.tsx'
import type { PasswordPolicy } from '#web/areas/auth/password-policy.ts'
import { valueOf } from '#web/browser/form-fields.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DeedNews } from './deed-news.tsx'
import type { Sentences } from './pool-fault.ts'
import { Section } from './section.tsx'
import { useDeed } from './use-deed.ts'
import { useFocusTurn } from './use-focus-turn.ts'

/** What the pool says of a wrong password is the same as at sign-in; here it can only be about the one in use. */
const sentences: Sentences = {
  NotAuthorizedException: 'profile.password.wrong',
}

export function PasswordSection({ policy, email }: { policy: PasswordPolicy; email: string }) {
  const { t } = useTexts()
  const deed = useDeed(sentences)
  const [isOpen, setOpen] = useState(false)
  const [form, button] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, form, button)
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const [oldPassword, newPassword] = [valueOf(sent, 'oldPassword'), valueOf(sent, 'newPassword')]
    const isDone = await deed.run((pool) => pool.updatePassword({ oldPassword, newPassword }))
    if (!isDone) return
    setOpen(false)
    deed.say('profile.password.changed')
  }
  const faultOf = (name: string) => (deed.news?.fault === name ? deed.news.text : undefined)
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
            <button type="submit" className="button" aria-disabled={deed.isBusy || undefined}>
              {t('profile.password.change')}
            </button>
            <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
              {t('profile.cancel')}
            </button>
          </div>
        </form>
      )}
      <DeedNews news={wrong || weak ? undefined : deed.news} />
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className="button button-quiet justify-self-start noscript:hidden"
          onClick={() => {
            deed.say(undefined)
            setOpen(true)
          }}
        >
          {t('profile.password.change')}
        </button>
      )}
    </Section>
  )
}

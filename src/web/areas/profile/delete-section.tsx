// Deleting the account: says what goes and what the law keeps, and wants the e-mail address typed before it does it.
import { useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { DeleteForm } from './delete-form.tsx'

/** @param email of the account; empty while it is not known */
export function DeleteSection({ email }: { email: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [opened, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, opened, button)
  return (
    <Section place="delete" title={t('profile.delete.title')} text={t('profile.delete.text')}>
      {isOpen ? (
        <div ref={opened}>
          <DeleteForm email={email} onCancel={() => setOpen(false)} />
        </div>
      ) : (
        <>
          <p>{t('profile.delete.what')}</p>
          <button
            ref={button}
            type="button"
            className="button button-quiet justify-self-start noscript:hidden"
            onClick={() => setOpen(true)}
          >
            {t('profile.delete.begin')}
          </button>
        </>
      )}
    </Section>
  )
}

// Deleting the account: says what goes and what stays, and wants the e-mail address typed before it does it.
import { type FormEvent, useRef, useState } from 'react'
import { FieldBox } from '#web/areas/auth/field-box.tsx'
import { valueOf } from '#web/browser/form-fields.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DeedNews } from './deed-news.tsx'
import { usePoolAccess } from './pool-access.tsx'
import { useProfileFrame } from './profile-frame.ts'
import { Section } from './section.tsx'
import { useDeed } from './use-deed.ts'
import { useFocusTurn } from './use-focus-turn.ts'

/** @param email of the account; empty while it is not known */
export function DeleteSection({ email }: { email: string }) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const [isOpen, setOpen] = useState(false)
  const [opened, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, opened, button)
  return (
    <Section title={t('profile.delete.title')} text={t('profile.delete.text')}>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('profile.delete.goes')}</li>
        <li>{t('profile.delete.stays', { clinic })}</li>
        <li>{t('profile.delete.final')}</li>
      </ul>
      {isOpen ? (
        <div ref={opened}>
          <DeleteForm email={email} onCancel={() => setOpen(false)} />
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          className="button button-quiet justify-self-start noscript:hidden"
          onClick={() => setOpen(true)}
        >
          {t('profile.delete.begin')}
        </button>
      )}
    </Section>
  )
}

function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { t } = useTexts()
  const { leaveBy } = usePoolAccess()
  const deed = useDeed()
  const [isOther, setOther] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = valueOf(event.currentTarget, 'email').trim()
    const isSame = email !== '' && typed.toLowerCase() === email.toLowerCase()
    setOther(!isSame)
    if (!isSame) return control.current?.focus()
    await deed.run((pool) => leaveBy(() => pool.deleteUser(), 'deleted'))
  }
  return (
    <form noValidate onSubmit={(event) => void remove(event)} className="grid gap-4">
      <FieldBox
        name="email"
        label={t('profile.delete.type')}
        hint={email}
        fault={isOther ? t('profile.delete.other') : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={control}
            className="field rtl:text-end"
            dir="ltr"
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </FieldBox>
      <DeedNews news={deed.news} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="button button-quiet border-bad text-bad"
          aria-disabled={deed.isBusy || undefined}
        >
          {t('profile.delete.confirm')}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('profile.keep')}
        </button>
      </div>
    </form>
  )
}

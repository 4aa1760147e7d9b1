// Who is signed in: name and e-mail address, and confirming the address when that has not happened yet.
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { valueOf } from '#web/browser/form-fields.ts'
import { CodeField } from '#web/forms/code-field.tsx'
import { ResendButton } from '#web/forms/resend-button.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Account } from '#web/signed-in/account.ts'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useAction } from '#web/signed-in/use-action.ts'

type AccountSectionProps = { account: Account; onConfirmed: () => Promise<void> }

export function AccountSection({ account, onConfirmed }: AccountSectionProps) {
  const { t } = useTexts()
  return (
    <Section place="account" title={t('profile.account.title')} text={t('profile.account.text')}>
      <dl className="grid gap-4">
        {account.name && (
          <div>
            <dt className="hint">{t('profile.account.name')}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="min-w-0 font-semibold break-words">{account.name}</bdi>
              {account.isConfirmed && (
                <Link className="link -my-2.5 inline-flex min-h-11 items-center" to="/profile/me">
                  {t('profile.account.toDetails')}
                </Link>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt className="hint">{t('profile.account.email')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi dir="ltr" className="font-semibold break-all">
              {account.email}
            </bdi>
            <span className={`tag ${account.isConfirmed ? '' : 'text-warn'}`}>
              {t(account.isConfirmed ? 'profile.account.confirmed' : 'profile.account.unconfirmed')}
            </span>
          </dd>
        </div>
      </dl>
      {!account.isConfirmed && <ConfirmEmail onConfirmed={onConfirmed} />}
    </Section>
  )
}

function ConfirmEmail({ onConfirmed }: Pick<AccountSectionProps, 'onConfirmed'>) {
  const { t } = useTexts()
  const deed = useAction()
  /** How often a code was sent. */
  const [times, setTimes] = useState(0)
  const send = async () => {
    const isDone = await deed.run((pool) => pool.sendUserAttributeVerificationCode({ userAttributeKey: 'email' }))
    if (!isDone) return
    setTimes((before) => before + 1)
    deed.say('profile.account.codeSent')
  }
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const confirmationCode = valueOf(event.currentTarget, 'code')
    const isDone = await deed.run((pool) => pool.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }))
    if (isDone) await onConfirmed()
  }
  return (
    <div className="grid justify-items-start gap-4">
      <ActionStatus news={times > 0 && deed.news?.fault ? undefined : deed.news} />
      {times > 0 && (
        <form onSubmit={(event) => void confirm(event)} className="grid justify-items-start gap-4">
          <CodeField name="code" label={t('profile.account.code')} fault={deed.news?.fault && deed.news.text} />
          <button type="submit" className="button" aria-disabled={deed.isBusy || undefined}>
            {t('profile.account.confirm')}
          </button>
        </form>
      )}
      {times > 0 ? (
        <ResendButton busy={deed.isBusy} sentAt={times} onPress={() => void send()} />
      ) : (
        <button
          type="button"
          className="button button-quiet noscript:hidden"
          aria-disabled={deed.isBusy || undefined}
          onClick={() => void send()}
        >
          {t('profile.account.send')}
        </button>
      )}
    </div>
  )
}

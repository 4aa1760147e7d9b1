// What a client wants to be written to about: three switches, each saved as it is turned.
import { useCallback, useId, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { rowsClass } from '#web/signed-in/row.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import type { Part } from '#web/signed-in/use-loaded.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { type ClientSettings, changeClient, loadClient } from './client-record.ts'

const notices = ['offers', 'messages', 'reminders'] as const
type Notice = (typeof notices)[number]

/** @param email of the account; empty while it is not known */
export function NotificationSection({ email }: { email: string }) {
  const { t } = useTexts()
  return (
    <Section place="notifications" title={t('profile.notifications.title')} text={t('profile.notifications.text')}>
      {email === '' ? <Waiting rows={notices.length} /> : <Switches email={email} />}
      <p className="hint border-t border-line pt-4">{t('profile.notifications.always')}</p>
    </Section>
  )
}

function Switches({ email }: { email: string }) {
  const part = useApiPart(useCallback((call: OwnCall) => loadClient(call, email), [email]))
  return (
    <PartState part={part} waiting={<Waiting rows={notices.length} />}>
      {({ notifications }) => (
        <ul className={rowsClass}>
          {notices.map((notice) => (
            <li key={notice}>
              <Switch {...{ notice, email, isOn: notifications[notice], onSaved: part.put }} />
            </li>
          ))}
        </ul>
      )}
    </PartState>
  )
}

type SwitchProps = { notice: Notice; email: string; isOn: boolean; onSaved: Part<ClientSettings>['put'] }

/** Each with a deed of its own: none waits for another. */
function Switch({ notice, email, isOn, onSaved }: SwitchProps) {
  const { t } = useTexts()
  const id = useId()
  const deed = useApiAction()
  /** Shown while it is on its way. */
  const [wanted, setWanted] = useState(isOn)
  const isShownOn = deed.isBusy ? wanted : isOn
  const turn = async (to: boolean) => {
    if (deed.isBusy) return
    setWanted(to)
    const isDone = await deed.run(async (call) => {
      const { notifications } = await changeClient(call, email, { notifications: { [notice]: to } })
      // The others may be on their way still.
      onSaved((now) => ({ ...now, notifications: { ...now.notifications, [notice]: notifications[notice] } }))
    })
    if (isDone) deed.say(to ? 'profile.notifications.on' : 'profile.notifications.off')
  }
  return (
    <div className="grid gap-2">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <div>
          <p id={id} className="font-semibold">
            {t(`profile.notifications.${notice}`)}
          </p>
          <p id={`${id}-hint`} className="hint">
            {t(`profile.notifications.${notice}.text`)}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          aria-checked={isShownOn}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-disabled={deed.isBusy || undefined}
          className="group flex min-h-11 shrink-0 cursor-pointer items-center noscript:hidden"
          onClick={() => void turn(!isShownOn)}
        >
          <span className="flex h-7 w-12 justify-start rounded-full border border-edge bg-tint p-1 group-aria-checked:justify-end group-aria-checked:border-button group-aria-checked:bg-button">
            <span className="block size-4.5 rounded-full bg-muted group-aria-checked:bg-on-button" />
          </span>
        </button>
      </div>
      <ActionStatus news={deed.news} />
    </div>
  )
}

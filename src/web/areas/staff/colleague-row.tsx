// One colleague: who it is, what they do here, and for whoever keeps the list what can be changed about that.
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import type { ColleagueView, StaffView } from './present-staff.server.ts'
import { RolesField } from './roles-field.tsx'
import type { StaffDeed } from './use-staff-deed.ts'
import { rolesIn } from './wish.ts'

type ColleagueRowProps = {
  colleague: ColleagueView
  isMe: boolean
  /** Undefined for those who only look. */
  deed: StaffDeed | undefined
  roles: StaffView['roles']
  isHosted: boolean
}

export function ColleagueRow({ colleague, isMe, deed, roles, isHosted }: ColleagueRowProps) {
  const { t } = useTexts()
  const { name, email, says, state, isWaiting } = colleague
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  useFocusTurn(isOpen, form, opener)
  return (
    <div className="grid gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {isMe && <span className="tag">{t('desk.staff.you')}</span>}
          {isWaiting && <span className="tag">{t('desk.staff.waiting')}</span>}
        </p>
        <p>{says}</p>
        <p className="hint wrap-anywhere">
          {email && <bdi dir="ltr">{email}</bdi>}
          {email && ' · '}
          {state}
        </p>
      </div>
      {deed && !isOpen && <Deeds {...{ colleague, deed, isMe, isHosted, opener }} onChange={() => setOpen(true)} />}
      {deed && isOpen && (
        <div ref={form}>
          <RolesForm {...{ colleague, deed, roles }} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

type Kept = { colleague: ColleagueView; deed: StaffDeed }

type DeedsProps = Kept & {
  isMe: boolean
  isHosted: boolean
  opener: React.RefObject<HTMLButtonElement | null>
  onChange: () => void
}

function Deeds({ colleague, deed, isMe, isHosted, opener, onChange }: DeedsProps) {
  const { t } = useTexts()
  const { id, name, hasCome } = colleague
  const said = { name: `\u2068${name}\u2069` }
  const remind = async () => {
    const isSent = await deed.remind(id)
    if (isSent !== undefined) deed.say(isSent ? 'desk.staff.done.reminded' : 'desk.staff.fault.notReminded', said)
  }
  const dismiss = async () => {
    const isInGroup = await deed.dismiss(id)
    if (isInGroup !== undefined)
      deed.say(isInGroup ? 'desk.staff.done.dismissedHosted' : 'desk.staff.done.dismissed', said)
  }
  const busy = { 'aria-disabled': deed.isBusy || undefined }
  return (
    <div className="flex flex-wrap gap-3">
      <button
        ref={opener}
        type="button"
        className="button button-quiet min-h-11 px-4 py-1"
        aria-label={t('desk.staff.changeOf', said)}
        onClick={onChange}
      >
        {t('desk.staff.change')}
      </button>
      {!hasCome && !isHosted && (
        <button
          type="button"
          className="button button-quiet min-h-11 px-4 py-1"
          aria-label={t('desk.staff.remindOf', said)}
          {...busy}
          onClick={() => void remind()}
        >
          {t('desk.staff.remind')}
        </button>
      )}
      {!isMe && (
        <ConfirmButton
          label={t('desk.staff.dismiss')}
          about={name}
          question={t('desk.staff.dismissAsk', said)}
          no={t('desk.staff.cancel')}
          isBusy={deed.isBusy}
          onYes={() => void dismiss()}
        />
      )}
    </div>
  )
}

function RolesForm({ colleague, deed, roles, onClose }: Kept & { roles: StaffView['roles']; onClose: () => void }) {
  const { t } = useTexts()
  const [isEmpty, setEmpty] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (deed.isBusy) return
    const chosen = rolesIn(event.currentTarget)
    setEmpty(chosen.length === 0)
    if (chosen.length === 0 || !(await deed.changeRoles(colleague.id, chosen))) return
    onClose()
    deed.say('desk.staff.done.roles', { name: `\u2068${colleague.name}\u2069` })
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 rounded-xl bg-tint p-4">
      <RolesField options={roles} chosen={colleague.roles} fault={isEmpty ? t('desk.staff.fault.roles') : undefined} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button min-h-11 px-4 py-1" aria-disabled={deed.isBusy || undefined}>
          {t('desk.staff.save')}
        </button>
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={onClose}>
          {t('desk.staff.cancel')}
        </button>
      </div>
    </form>
  )
}

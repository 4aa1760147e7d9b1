// Puts a colleague on the list: address, name and roles, kept in this tab until they have arrived.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Language } from '#kernel/language.ts'
import type { TextKey } from '#texts/translate.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { StaffView } from './present-staff.server.ts'
import { RolesField } from './roles-field.tsx'
import type { StaffDeed } from './use-staff-deed.ts'
import { checkWish, isEmpty, keepWishDraft, noWish, readWish, readWishDraft, type WishFaults } from './wish.ts'

type InviteFormProps = { deed: StaffDeed; roles: StaffView['roles']; language: Language }

export function InviteForm({ deed, roles, language }: InviteFormProps) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { start, clear } = useDraft(form)
  const [faults, setFaults] = useState<WishFaults>({})
  useEffect(() => {
    const [first] = (['email', 'name', 'roles'] as const).filter((name) => faults[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [faults])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (deed.isBusy) return
    deed.say(undefined)
    const wish = readWish(event.currentTarget)
    const found = checkWish(wish)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const way = await deed.invite({ ...wish, language }, setFaults)
    if (way === undefined) return
    clear()
    deed.say(`desk.staff.done.${way}`, { name: `\u2068${wish.name.trim()}\u2069` })
  }
  return (
    <form
      key={start.turn}
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={({ currentTarget }) => keepWishDraft(readWish(currentTarget))}
      className="grid gap-5"
    >
      <TextField
        name="email"
        label={t('desk.staff.invite.email')}
        hint={t('desk.staff.invite.emailHint')}
        fault={faults.email && t(ofEmail[faults.email] ?? 'desk.staff.fault.email')}
        input={{ type: 'email', autoComplete: 'off', defaultValue: start.wish.email }}
      />
      <TextField
        name="name"
        label={t('desk.staff.invite.name')}
        hint={t('desk.staff.invite.nameHint')}
        fault={faults.name && t('desk.staff.fault.name')}
        input={{ autoComplete: 'off', defaultValue: start.wish.name }}
      />
      <RolesField options={roles} chosen={start.wish.roles} fault={faults.roles && t('desk.staff.fault.roles')} />
      <button type="submit" className="button justify-self-start" aria-disabled={deed.isBusy || undefined}>
        {t('desk.staff.invite.send')}
      </button>
    </form>
  )
}

const ofEmail: Record<string, TextKey> = {
  colleague: 'desk.staff.fault.colleague',
  patient: 'desk.staff.fault.patient',
}

function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [start, setStart] = useState({ wish: noWish, turn: 0 })
  useEffect(() => {
    // What was typed before the page took over is newer than what was kept.
    const early = form.current ? readWish(form.current) : noWish
    const kept = readWishDraft()
    if (!isEmpty(early)) keepWishDraft(early)
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of what this browser keeps
    else if (!isEmpty(kept)) setStart({ wish: kept, turn: 1 })
  }, [form])
  const clear = () => {
    keepWishDraft(noWish)
    setStart(({ turn }) => ({ wish: noWish, turn: turn + 1 }))
  }
  return { start, clear }
}

// Who works here, how somebody else comes in, who may do what, and what was changed about all that.
import { useDeskFrame, useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { rowsClass } from '#web/signed-in/row.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { OwnSignIn } from './own-sign-in.tsx'
import type { StaffView } from './present-staff.server.ts'
import { useStaffDeed } from './use-staff-deed.ts'
import { WhoMayTable } from './who-may-table.tsx'

export function StaffPage({ view }: { view: StaffView }) {
  const { t } = useTexts()
  const manages = useMay('staff.manage')
  return (
    <div className="mx-auto max-w-6xl">
      <h1 className="mb-6">{t('desk.staff.title')}</h1>
      <Colleagues view={view} manages={manages} />
      {manages && <Invite view={view} />}
      <Section title={t('desk.staff.table.title')} text={t('desk.staff.table.text')}>
        <WhoMayTable {...view} />
      </Section>
      {manages && <Changes changes={view.changes} />}
      <h2 className="border-t border-line pt-10 text-2xl">{t('desk.staff.own.title')}</h2>
      <p className="mt-1 mb-6 text-muted">{t('desk.staff.own.text')}</p>
      <OwnSignIn pool={view.pool} isHosted={view.hostedPool !== null} />
    </div>
  )
}

function Colleagues({ view, manages }: { view: StaffView; manages: boolean }) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const deed = useStaffDeed()
  return (
    <Section title={t('desk.staff.list.title')} text={t('desk.staff.list.text')}>
      <ul className={rowsClass}>
        {view.colleagues.map((colleague) => (
          <li key={colleague.id}>
            <ColleagueRow
              colleague={colleague}
              isMe={colleague.id === me.id}
              deed={manages ? deed : undefined}
              roles={view.roles}
              isHosted={view.hostedPool !== null}
            />
          </li>
        ))}
      </ul>
      <ActionStatus news={deed.news} />
    </Section>
  )
}

function Invite({ view: { hostedPool, roles, language } }: { view: StaffView }) {
  const { t } = useTexts()
  const deed = useStaffDeed()
  const text =
    hostedPool === null
      ? t('desk.staff.invite.text')
      : t('desk.staff.invite.hostedText', { pool: `\u2066${hostedPool}\u2069` })
  return (
    <Section title={t('desk.staff.invite.title')} text={text}>
      <InviteForm deed={deed} roles={roles} language={language} />
      <ActionStatus news={deed.news} />
    </Section>
  )
}

function Changes({ changes }: Pick<StaffView, 'changes'>) {
  const { t } = useTexts()
  return (
    <Section title={t('desk.staff.changes.title')} text={t('desk.staff.changes.text')}>
      {changes.length === 0 && <p className="text-muted">{t('desk.staff.changes.none')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {changes.map(({ id, at, text }) => (
          <li key={id}>
            <p className="break-words">{text}</p>
            <p className="hint">{at}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

// Who may do what: the table that the API goes by, for people; on a phone the roles stand below what they may do.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { StaffView } from './present-staff.server.ts'

export function WhoMayTable({ table, roles }: Pick<StaffView, 'table' | 'roles'>) {
  const { t } = useTexts()
  return (
    <table className="w-full border-collapse text-start">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-4 text-start">
            {t('desk.staff.table.deed')}
          </th>
          {roles.map(({ role, name }) => (
            <th key={role} scope="col" className="px-2 py-2 text-center text-sm max-sm:hidden">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map(({ permission, name, roles: allowed }) => (
          <tr key={permission} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {name}
              <span className="hint block sm:hidden">
                {roles.flatMap((one) => (allowed.includes(one.role) ? one.name : [])).join(' · ') ||
                  t('desk.staff.table.nobody')}
              </span>
            </th>
            {roles.map(({ role }) => (
              <td key={role} className="px-2 py-2.5 text-center max-sm:hidden">
                {allowed.includes(role) ? (
                  <>
                    <Icon name="check" className="inline size-5 text-good" />
                    <span className="sr-only">{t('desk.staff.table.yes')}</span>
                  </>
                ) : (
                  <span className="sr-only">{t('desk.staff.table.no')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

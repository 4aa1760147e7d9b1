// Which roles somebody has: a box to tick for each, with what it is for.
import { useId } from 'react'
import type { StaffRole } from '#kernel/who-may-do.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { StaffView } from './present-staff.server.ts'

type RolesFieldProps = {
  options: StaffView['roles']
  /** Ticked at first. */
  chosen: readonly StaffRole[]
  fault?: string | undefined
}

export function RolesField({ options, chosen, fault }: RolesFieldProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset
      className={`min-w-0 ${fault ? 'border-s-4 border-bad ps-4' : ''}`}
      aria-describedby={fault && `${id}-fault`}
      aria-invalid={fault ? true : undefined}
    >
      <legend className="label">{t('desk.staff.roles')}</legend>
      {fault && (
        <p id={`${id}-fault`} className="mb-2 font-semibold text-bad">
          {fault}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {options.map(({ role, name, hint }) => (
          <label key={role} className="flex min-h-11 cursor-pointer gap-3 py-1.5">
            <input
              type="checkbox"
              name="roles"
              value={role}
              className="mt-0.5 size-6 shrink-0 accent-(--button)"
              defaultChecked={chosen.includes(role)}
              aria-describedby={`${id}-${role}`}
            />
            <span className="min-w-0">
              {name}
              <span id={`${id}-${role}`} className="hint block">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// On top of the form: everything that is wrong with the stay, each with the way to its field.
import type { FieldFault } from '#kernel/fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useSayFault } from './use-say-fault.ts'
import type { StayForm } from './use-stay-form.ts'

export function StayNotice({ stay, idOf }: { stay: StayForm; idOf: (name: string) => string }) {
  const { t } = useTexts()
  const sayFault = useSayFault()
  const { faults, fields, noticeRef, showField } = stay
  if (faults.length === 0) return null
  const fieldOf = ({ path, reason }: FieldFault): string => {
    const [name = '', at, part] = path.split('.')
    if (name !== 'room') return idOf(name)
    if (at === undefined) return idOf('guests')
    const child = fields.rooms[Number(at)]?.children.indexOf(null) ?? -1
    if (part === 'children' && reason === 'required' && child >= 0) return idOf(`age-${at}-${child}`)
    return idOf(`${part}-${at}`)
  }
  return (
    <div
      ref={noticeRef}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-24 gap-2 rounded-card border-2 border-bad p-4"
    >
      <h2 className="text-lg">{t('hotels.form.faults')}</h2>
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.reason}`}>
            <a
              href={`#${fieldOf(fault)}`}
              className="inline-block py-0.5 font-semibold text-bad underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                showField(fault, fieldOf(fault))
              }}
            >
              {sayFault(fault)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

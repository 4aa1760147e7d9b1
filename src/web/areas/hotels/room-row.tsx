// One room of a stay: how many adults, how many children, and how old each child will be.
import type { FieldFault } from '#kernel/fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { formLimits } from './stay-address.ts'
import type { DraftRoom } from './stay-draft.ts'
import { useSayFault } from './use-say-fault.ts'

type RoomRowProps = {
  at: number
  room: DraftRoom
  isOnly: boolean
  idOf: (name: string) => string
  faults: readonly FieldFault[]
  onChange: (room: DraftRoom) => void
  onRemove: () => void
}

export function RoomRow({ at, room, isOnly, idOf, faults, onChange, onRemove }: RoomRowProps) {
  const { t } = useTexts()
  const sayFault = useSayFault()
  const number = at + 1
  const { adults, children } = room
  const lines = faults.map(sayFault)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('hotels.form.room', { number })}</legend>
      {lines.map((line) => (
        <p key={line} id={idOf(`room-${at}-error`)} className="mb-2 font-semibold text-bad">
          {line}
        </p>
      ))}
      <div className="grid gap-x-12 gap-y-2 sm:grid-cols-[repeat(2,minmax(0,20rem))]">
        <Counter
          id={idOf(`adults-${at}`)}
          label={t('hotels.form.adults')}
          of={t('hotels.form.adultsOf', { number })}
          count={adults}
          least={1}
          most={formLimits.adults}
          onCount={(count) => onChange({ ...room, adults: count })}
        />
        <Counter
          id={idOf(`children-${at}`)}
          label={t('hotels.form.children')}
          hint={t('hotels.form.childrenHint')}
          of={t('hotels.form.childrenOf', { number })}
          count={children.length}
          least={0}
          most={formLimits.children}
          onCount={(count) =>
            onChange({
              ...room,
              children: count > children.length ? [...children, null] : children.slice(0, count),
            })
          }
        />
      </div>
      {children.length > 0 && (
        <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:max-w-3xl">
          {children.map((age, child) => (
            <AgeField
              // Children have no name but their number.
              key={`child ${child + 1}`}
              id={idOf(`age-${at}-${child}`)}
              label={t('hotels.form.age', { number: child + 1 })}
              age={age}
              isWrong={faults.some(({ path }) => path.endsWith('children')) && age === null}
              errorId={idOf(`room-${at}-error`)}
              onAge={(chosen) => onChange({ ...room, children: children.with(child, chosen) })}
            />
          ))}
        </div>
      )}
      {!isOnly && (
        <button type="button" className="link mt-2 min-h-11 cursor-pointer" onClick={onRemove}>
          {t('hotels.form.removeRoom', { number })}
        </button>
      )}
    </fieldset>
  )
}

type CounterProps = {
  id: string
  label: string
  hint?: string
  /** What is counted where, for those who hear only the button. */
  of: string
  count: number
  least: number
  most: number
  onCount: (count: number) => void
}

function Counter({ id, label, hint, of, count, least, most, onCount }: CounterProps) {
  const { t } = useTexts()
  const button = (step: 1 | -1) => {
    const isDone = step < 0 ? count <= least : count >= most
    return (
      <button
        type="button"
        {...(step < 0 && { id })}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-edge hover:bg-tint aria-disabled:cursor-default aria-disabled:opacity-40"
        aria-label={t(step < 0 ? 'hotels.form.fewer' : 'hotels.form.more', { of })}
        aria-disabled={isDone || undefined}
        onClick={() => !isDone && onCount(count + step)}
      >
        <Icon name={step < 0 ? 'minus' : 'plus'} />
      </button>
    )
  }
  return (
    <div className="flex min-h-14 items-center gap-3">
      <span className="min-w-0 grow leading-snug">
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      {button(-1)}
      <span className="figure w-7 text-center font-semibold">{count}</span>
      {button(1)}
    </div>
  )
}

type AgeFieldProps = {
  id: string
  label: string
  age: number | null
  isWrong: boolean
  errorId: string
  onAge: (age: number | null) => void
}

function AgeField({ id, label, age, isWrong, errorId, onAge }: AgeFieldProps) {
  const { t } = useTexts()
  // One that an address made up stays to be seen.
  const most = Math.max(formLimits.childAge, age ?? 0)
  return (
    <div className="min-w-0">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <SelectBox>
        <select
          id={id}
          className={selectClass}
          value={age ?? ''}
          onChange={({ currentTarget: { value } }) => onAge(value === '' ? null : Number(value))}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
        >
          <option value="">{t('hotels.form.chooseAge')}</option>
          {Array.from({ length: most + 1 }, (_, years) => (
            <option key={String(years)} value={years}>
              {years === 0 ? t('hotels.form.ageUnderOne') : years}
            </option>
          ))}
        </select>
      </SelectBox>
    </div>
  )
}

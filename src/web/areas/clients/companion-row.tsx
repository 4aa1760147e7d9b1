// One person who comes along, in a form that saves itself when a field of it is left and there is a name.
import { useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Companion, draftOf, readCompanion, replaceCompanion, toValues } from './companion.ts'
import { Line } from './detail-fields.tsx'
import type { Values } from './details.ts'
import { keepDraft } from './details-draft.ts'
import { SavingForm } from './part-form.tsx'
import type { Sent } from './part-saver.ts'
import { SavingLine } from './saving-line.tsx'
import { useDetails } from './use-details.ts'
import { usePartSaver } from './use-part-saver.ts'

type CompanionRowProps = {
  id: number
  number: number
  saved: Companion | undefined
  /** Under which what was typed before is kept, where that is not known by whom it is about. */
  draft: string | undefined
  onRemove: (present: Companion | undefined) => void
}

export function CompanionRow({ id, number, saved: atFirst, draft, onRemove }: CompanionRowProps) {
  const { t } = useTexts()
  const { owner } = useDetails()
  const { present, save } = useSaveCompanion(atFirst)
  const draftName = present || !draft ? draftOf(present, id) : draft
  const part = usePartSaver(`companion-${id}`, toValues(atFirst), save, {
    draft: draftName,
    isWhole: (values) => 'companion' in readCompanion(values),
  })
  const reasons = part.saving.state === 'refused' ? part.saving.fields : {}
  const shown = toValues(atFirst)
  const line = (name: 'name' | 'relation' | 'birthYear', inputMode?: 'numeric') => (
    <Line
      name={name}
      label={t(`profile.me.${name}`)}
      saved={shown[name] ?? ''}
      reason={reasons[name]}
      input={{ autoComplete: 'off', ...(inputMode && { inputMode, maxLength: 4, dir: 'ltr' }) }}
    />
  )
  const remove = () => {
    keepDraft(owner, draftName, undefined)
    onRemove(present)
  }
  return (
    <fieldset id={`companion-${id}`} className="min-w-0 border-b border-line pb-3">
      <legend className="sr-only">{t('profile.me.companionNumber', { number })}</legend>
      <SavingForm part={part} label={t('profile.me.companionNumber', { number })}>
        {line('name')}
        <div className="grid gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {line('relation')}
          {line('birthYear', 'numeric')}
        </div>
        <SavingLine name={`companion-${id}`} part={part} />
      </SavingForm>
      <button
        type="button"
        className="link min-h-11"
        aria-label={present ? t('profile.me.removeNamed', { name: present.name }) : undefined}
        onClick={remove}
      >
        {t('profile.me.remove')}
      </button>
    </fieldset>
  )
}

/** Who is saved by now, for this row: the next change is one of that person. */
function useSaveCompanion(atFirst: Companion | undefined) {
  const { desk } = useDetails()
  const [present, setPresent] = useState(atFirst)
  const latest = useRef(atFirst)
  const save = async (values: Values, saved: Values): Promise<Sent> => {
    const read = readCompanion(values)
    if ('reasons' in read) return { state: 'refused', fields: read.reasons }
    const { companion } = read
    const sent = await desk.saveCompanions((list) => replaceCompanion(list, latest.current, companion))
    if (sent.state !== 'saved') return sent
    const before = latest.current && toValues(latest.current)
    latest.current = companion
    setPresent(companion)
    const now = toValues(companion)
    const changes = Object.keys(now)
      .map((name) => ({ name, from: saved[name]?.trim() ?? '', to: now[name] ?? '' }))
      .filter(({ from, to }) => from !== to)
    return { state: 'saved', values: now, before, changes }
  }
  return { present, save }
}

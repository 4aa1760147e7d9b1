// One kind of room of a hotel: what it is, whom it takes, its calendar and the terms that it is sold under.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { itemPath } from './catalogue-kind.ts'
import { FieldRow } from './field-row.tsx'
import { ListField } from './list-field.tsx'
import { LineField, MoneyField, NumberField } from './place-fields.tsx'
import { PlanFields } from './plan-fields.tsx'
import { blankPlan } from './room-shapes.ts'
import { TicksField } from './ticks-field.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { useIsSaved } from './use-is-saved.ts'
import { textOf } from './value-at.ts'
import { WordsField } from './words-field.tsx'

export function RoomFields({ path }: { path: string }) {
  const { t } = useTexts()
  const { currency, beside } = useEditor()
  return (
    <>
      <WordsField path={`${path}.name`} label={t('catalogue.room.name')} />
      <CalendarLink path={path} />
      <FoldedRoom path={path}>
        <WordsField path={`${path}.beds`} label={t('catalogue.room.beds')} />
        <FieldRow>
          <NumberField
            path={`${path}.sizeM2`}
            label={t('catalogue.room.size')}
            unit={t('catalogue.room.squareMetres')}
          />
          <NumberField path={`${path}.maxGuests`} label={t('catalogue.room.maxGuests')} />
          <NumberField path={`${path}.maxAdults`} label={t('catalogue.room.maxAdults')} />
        </FieldRow>
        <FieldRow>
          <NumberField path={`${path}.guestsIncluded`} label={t('catalogue.room.guestsIncluded')} />
          <MoneyField path={`${path}.extraAdult`} label={t('catalogue.room.extraAdult')} currency={currency} />
          <MoneyField path={`${path}.extraChild`} label={t('catalogue.room.extraChild')} currency={currency} />
        </FieldRow>
        <TicksField path={`${path}.features`} label={t('catalogue.room.features')} options={beside.features ?? []} />
        <ListField
          path={`${path}.plans`}
          label={t('catalogue.room.plans')}
          hint={t('catalogue.room.plansHint')}
          blank={blankPlan}
          itemName={(at) => t('catalogue.room.plan', { number: at + 1 })}
          add={t('catalogue.room.addPlan')}
        >
          {(plan) => <PlanFields path={plan} />}
        </ListField>
      </FoldedRoom>
    </>
  )
}

/** What is saved is folded: a hotel has more fields than anybody looks through. What is new lies open. */
function FoldedRoom({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTexts()
  const isSaved = useIsSaved(path)
  if (!isSaved) return children
  return (
    <Fold summary={<span className="font-semibold">{t('catalogue.room.more')}</span>} className="border-t border-line">
      <div className="grid gap-4 pt-3">{children}</div>
    </Fold>
  )
}

/** Of a room that is saved; one that is new is named first. */
function CalendarLink({ path }: { path: string }) {
  const { t } = useTexts()
  const hotel = useEditor().slug
  const room = textOf(useValue(`${path}.slug`))
  if (!useIsSaved(path)) {
    return (
      <LineField
        path={`${path}.slug`}
        label={t('catalogue.room.slug')}
        hint={t('catalogue.room.slugHint')}
        input={{ dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
        className="max-w-80"
      />
    )
  }
  return (
    <p>
      <Link className="link inline-flex min-h-11 items-center gap-2" to={itemPath('calendar', `${hotel}.${room}`)}>
        <Icon name="calendar" className="size-5" />
        {t('catalogue.room.calendar')}
      </Link>
    </p>
  )
}

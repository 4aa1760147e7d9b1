// What a stay is looked for by: where, the days, and who sleeps in which room. Without scripts a plain form.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DatesField } from './dates-field.tsx'
import { GuestsField } from './guests-field.tsx'
import type { HotelsView } from './present-hotels.server.ts'
import { writeSearch } from './stay-address.ts'
import { StayNotice } from './stay-notice.tsx'
import { useSayStay } from './use-say-stay.ts'
import type { StayForm } from './use-stay-form.ts'

/** Of all that the address says, the fields below stand for these. */
const ownNames = ['checkIn', 'checkOut', 'nights', 'text', 'show']

export function SearchForm({ view, stay }: { view: HotelsView; stay: StayForm }) {
  const { t } = useTexts()
  const { base, search, form } = view
  const idOf = (name: string) => `${base === '/hotels' ? 'stay' : 'own-stay'}-${name}`
  const rest = [...writeSearch(search)].filter(([name]) => !ownNames.includes(name) && name !== 'room')
  const rooms = stay.fields.rooms.map(({ adults, children }) => [adults, ...children].join('-'))
  return (
    <div role="search" className="@container" aria-label={t('hotels.form.label')}>
      <Folding stay={stay} hasStays={view.found.kind === 'found'}>
        <form method="get" action={base} noValidate className="card grid gap-5 p-4 sm:p-6" onSubmit={stay.submit}>
          <StayNotice stay={stay} idOf={idOf} />
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="pin" className="size-5 text-brand" />
            {form.near}
          </p>
          <div className="grid items-end gap-4 @2xl:grid-cols-2 @5xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)_auto]">
            <div className="@2xl:col-span-2 @5xl:col-span-1">
              <label className="label" htmlFor={idOf('text')}>
                {t('hotels.form.text')} <span className="font-normal text-muted">{t('hotels.form.optional')}</span>
              </label>
              <input
                id={idOf('text')}
                className="field"
                name="text"
                maxLength={120}
                autoComplete="off"
                enterKeyHint="search"
                dir="auto"
                value={stay.fields.text}
                onInput={({ currentTarget: { value } }) => stay.change({ text: value })}
              />
            </div>
            <DatesField days={form} stay={stay} idOf={idOf} />
            <GuestsField search={search} stay={stay} idOf={idOf} />
            <button
              type="submit"
              className="button @2xl:order-2 @2xl:col-start-2 @5xl:order-none @5xl:col-start-auto @5xl:-col-end-1 @5xl:noscript:order-2"
            >
              {t('hotels.form.submit')}
            </button>
          </div>
          {[...rest, ...rooms.map((room) => ['room', room])].map(([name, value], at) => (
            <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
          ))}
        </form>
      </Folding>
    </div>
  )
}

/** On a phone a line that says the stay once there are stays to look at, and opens the form; always open where there is room. */
function Folding({ stay, hasStays, children }: { stay: StayForm; hasStays: boolean; children: ReactNode }) {
  const { t } = useTexts()
  const { days, guests } = useSayStay(stay.fields)
  const { barRef, isOpen, set } = stay
  return (
    <details
      className="unfold-on-desk group"
      open={isOpen}
      onToggle={({ currentTarget }) => set({ isOpen: currentTarget.open })}
    >
      <summary
        ref={barRef}
        className={`card cursor-pointer list-none items-center gap-3 p-4 group-open:mb-2 md:hidden ${isOpen && !hasStays ? 'hidden' : 'flex'}`}
      >
        <Icon name="search" className="size-5 text-brand" />
        <span className="min-w-0 grow leading-snug">
          <span className="block font-semibold">{days}</span>
          <span className="block text-sm text-muted">{guests}</span>
        </span>
        <span className="link py-2">{t(isOpen ? 'hotels.form.fold' : 'hotels.form.change')}</span>
      </summary>
      {children}
    </details>
  )
}

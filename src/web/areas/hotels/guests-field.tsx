// Who sleeps in which room, said in a line that opens below it to be changed.
import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/browser/reload-once.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldPanel } from './field-panel.tsx'
import type { SearchAddress } from './stay-address.ts'
import type { StayPanels } from './stay-panels.ts'
import { useSayFault } from './use-say-fault.ts'
import { useSayStay } from './use-say-stay.ts'

/** Drawn with the page; its code comes after it. */
const GuestRooms = lazy(() =>
  loadChunk(() => import('./guest-rooms.tsx')).then(({ GuestRooms: default_ }) => ({ default: default_ })),
)

type GuestsFieldProps = { search: SearchAddress; stay: StayPanels; idOf: (name: string) => string }

export function GuestsField({ search, stay, idOf }: GuestsFieldProps) {
  const { t } = useTexts()
  const { guests } = useSayStay(stay.fields)
  const sayFault = useSayFault()
  const faults = stay.faults.filter(({ path }) => path.startsWith('room'))
  return (
    <FieldPanel
      name="guests"
      stay={stay}
      id={idOf('guests')}
      icon="people"
      label={t('hotels.form.guests')}
      value={guests}
      more=""
      faults={faults.map(sayFault)}
    >
      <Suspense>
        <GuestRooms search={search} stay={stay} idOf={idOf} faults={faults} said={guests} />
      </Suspense>
    </FieldPanel>
  )
}

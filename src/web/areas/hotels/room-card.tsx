// One kind of room with the rates it is sold at, side by side: a table on a desk, cards on a phone.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BareRoom, RoomView } from './present-offers.server.ts'
import { type PlanAction, RatePlan } from './rate-plan.tsx'

type RoomCardProps = {
  room: RoomView
  /** The plan that the address names, as `room/plan`. */
  chosen: string
  action: PlanAction
}

const columns = ['rate', 'terms', 'price', 'choice'] as const

/** One table, however it is laid out: those who listen hear rows and columns on a phone as well. */
export function RoomCard({ room, chosen, action }: RoomCardProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0 overflow-hidden">
      <div className="p-4 md:p-5">
        <RoomTitle room={room} id={id} />
      </div>
      <table aria-label={t('hotels.offer.rates', { room: room.name })} className="block w-full lg:table lg:table-fixed">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="border-y border-line bg-tint text-sm text-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-5 py-2 text-start font-normal ${column === 'price' || column === 'choice' ? 'lg:w-[22%]' : ''}`}
              >
                {t(`hotels.offer.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {room.plans.map((plan) => (
          <RatePlan key={plan.offerId} plan={plan} room={room.name} isChosen={plan.id === chosen} action={action} />
        ))}
      </table>
    </section>
  )
}

export function RoomTitle({ room: { name, facts, features }, id }: { room: BareRoom; id?: string }) {
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-lg">
        <bdi>{name}</bdi>
      </h3>
      {facts.length > 0 && <p className="text-muted">{facts.join(' · ')}</p>}
      {features.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-1.5 text-[0.9375rem]">
              <Icon name="check" className="size-4 text-good" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

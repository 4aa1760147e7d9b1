// The rooms of a stay for whoever is signed in: each rate can be held with one press, and what came of it is said above them.
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AskClinic } from './ask-clinic.tsx'
import type { HotelView } from './present-hotel.server.ts'
import type { PlanView } from './present-offers.server.ts'
import { RoomsPart } from './rooms-part.tsx'
import { type HoldRoom, useHoldRoom } from './use-hold-room.ts'

export function ChooseRoom({ view }: { view: HotelView }) {
  const { t } = useTexts()
  const holding = useHoldRoom(view)
  const { rooms, offer, replaces } = view
  const said = useRef<HTMLParagraphElement>(null)
  const isGone =
    offer !== '' && rooms.kind === 'offers' && !rooms.rooms.some(({ plans }) => plans.some(({ id }) => id === offer))
  useEffect(() => {
    // What was pressed may be gone from the list: who goes on by keyboard goes on from what is said of it.
    if (holding.news?.fault) said.current?.focus()
  }, [holding.news])
  return (
    <div className="grid gap-5">
      {replaces && <p className="rounded-xl bg-tint p-4">{t('hotels.offer.changing', { reference: replaces })}</p>}
      <p className="hidden rounded-xl bg-tint p-4 noscript:block">{t('profile.noScripts')}</p>
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className={holding.news || isGone ? 'rounded-xl bg-tint p-4 font-semibold outline-none' : 'sr-only'}
      >
        {holding.news?.text ?? (isGone ? t('hotels.offer.gone') : '')}
      </p>
      {rooms.kind === 'offers' && <p>{t('hotels.offer.holdHint')}</p>}
      <RoomsPart
        view={view}
        action={(plan, room) => {
          // What was paid for the booking before would stay where it is: the clinic sees to such a change.
          const isAsked = !plan.canBook || (replaces !== '' && plan.isPaidAhead)
          return isAsked ? <AskClinic /> : <HoldButton {...{ plan, room, holding }} />
        }}
      />
    </div>
  )
}

function HoldButton({ plan, room, holding: { held, hold } }: { plan: PlanView; room: string; holding: HoldRoom }) {
  const { t } = useTexts()
  const isHeld = held === plan.offerId
  const next = plan.isPaidAhead ? 'holdToPay' : 'hold'
  return (
    <button
      type="button"
      className="button w-full px-4 noscript:hidden"
      aria-label={isHeld ? undefined : t(`hotels.offer.${next}This`, { room, rate: plan.name })}
      aria-disabled={held !== undefined || undefined}
      onClick={() => void hold(plan)}
    >
      {t(`hotels.offer.${isHeld ? 'holding' : next}`)}
    </button>
  )
}

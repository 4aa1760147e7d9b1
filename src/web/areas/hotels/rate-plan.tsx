// One rate of a room: meals, terms, what it costs in all, and, unfolded, what the price is made of and what cancelling costs.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancellationPolicy } from '#web/site/cancellation-policy.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Price } from '#web/ui/price.tsx'
import type { PlanView } from './present-offers.server.ts'
import { PriceMade } from './price-made.tsx'

/** What can be done with a plan of a room. */
export type PlanAction = (plan: PlanView, room: string) => ReactNode

type RatePlanProps = { plan: PlanView; room: string; isChosen: boolean; action: PlanAction }

const cell = 'block px-4 py-1 align-top md:px-5 lg:table-cell lg:py-4'
const inks = { free: 'text-good', fee: '', none: 'text-muted' }

export function RatePlan({ plan, room, isChosen, action }: RatePlanProps) {
  const { t } = useTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const { search } = useLocation()
  // From a list the page is begun at its beginning.
  const isSought = isChosen && new URLSearchParams(search).get('at') === 'rooms'
  useEffect(() => {
    if (!isSought) return
    body.current?.scrollIntoView({ block: 'center' })
    body.current?.focus({ preventScroll: true })
  }, [isSought])
  return (
    <tbody
      ref={body}
      tabIndex={isChosen ? -1 : undefined}
      className={`block border-t border-line py-3 outline-offset-[-3px] lg:table-row-group lg:py-0 ${isChosen ? 'bg-tint' : ''}`}
    >
      <tr className="block lg:table-row">
        <th scope="row" className={`${cell} text-start font-normal`}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{plan.name}</span>
            {isChosen && <span className="tag">{t('hotels.offer.chosen')}</span>}
            {plan.isLeast && <span className="tag">{t('hotels.offer.least')}</span>}
          </span>
          <span className="block text-muted">{plan.board}</span>
        </th>
        <td className={cell}>
          <span className={`block font-semibold ${inks[plan.terms.kind]}`}>{plan.terms.text}</span>
          <span className="block text-muted">{plan.payment}</span>
        </td>
        <td className={cell}>
          <Price price={plan.price} />
          <span className="hint block">{plan.perNight}</span>
          {plan.difference && <span className="hint block">{plan.difference}</span>}
        </td>
        <td className={cell}>
          {action(plan, room)}
          {plan.roomsLeft && <p className="hint mt-1">{plan.roomsLeft}</p>}
        </td>
      </tr>
      <tr className="block lg:table-row">
        <td colSpan={4} className="block px-4 md:px-5 lg:table-cell lg:pb-3">
          {/* Tells one from the other for those who hear only this line of the table. */}
          <span className="sr-only">{t('hotels.list.and', { first: room, second: plan.name })}</span>
          <Fold summary={<span className="text-brand">{t('hotels.offer.details')}</span>}>
            <div className="grid gap-8 pt-2 pb-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <PriceMade plan={plan} />
              <div className="grid content-start gap-3">
                <h4 className="font-semibold">{t('hotels.offer.cancelling')}</h4>
                <CancellationPolicy policy={plan.policy} />
              </div>
            </div>
          </Fold>
        </td>
      </tr>
    </tbody>
  )
}

// Who travels, how it is paid, and the one press that agrees: to the price and the terms that stand above it.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { agreeOrder } from '#web/browser/endpoints/checkout.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { AgreeBox } from './agree-box.tsx'
import { draftOf, keepCheckoutDraft, parseRows, readCheckoutDraft, restoreDraft } from './checkout-draft.ts'
import { MethodFields } from './method-fields.tsx'
import type { PersonView } from './present-checkout.server.ts'
import type { OrderView } from './present-order.server.ts'
import {
  fieldOfFault,
  findMissingTravellers,
  findTravellerFaults,
  leastCompanions,
  readTravellers,
  travellerFieldNames,
} from './traveller-fields.ts'
import { TravellerFields } from './traveller-form.tsx'
import { useCompanions } from './use-companions.ts'
import { useOrderAction } from './use-order-action.ts'

type AgreeFormProps = { order: OrderView; person: PersonView; isOver: boolean }

export function AgreeForm({ order, person, isOver }: AgreeFormProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { send, ...action } = useOrderAction()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { reference, items, agreed, attempt } = order
  const companions = useCompanions({ owner: person.owner, least: leastCompanions(items), saved: person.others.length })
  const { rows } = companions
  const names = travellerFieldNames(items, rows)
  const count = Object.keys(faults).length
  // Also into a row that has just come back with the draft.
  const shown = rows.join()
  const before = useRef(shown)
  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current, readCheckoutDraft(person.owner))
    if (before.current !== shown) keepCheckoutDraft(person.owner, draftOf(form.current, parseRows(shown)))
    before.current = shown
  }, [person.owner, shown])
  const show = (found: Record<string, string>) => {
    setFaults(found)
    const first = names.find((name) => name in found)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = event.currentTarget
    const found = { ...findTravellerFaults(given, names), ...findMissingTravellers(given, items, rows) }
    show(found)
    if (isOver || Object.keys(found).length > 0) return
    const sent = { order: reference, language, agreed, ...readTravellers(given, items, rows) }
    // The same press again is the same payment, also after a reload; another attempt is another one.
    const headers = { 'idempotency-key': `${reference} ${agreed.revision} ${attempt}` }
    const isDone = await send(toEndpoint(agreeOrder, sent, undefined, { headers }), (fields) =>
      show(Object.fromEntries(fields.map(({ path, reason }) => [fieldOfFault(path, items, rows), reason]))),
    )
    if (isDone) await navigate(`?order=${reference}`, { replace: true })
  }
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={t('checkout.travellers')}
      className="grid gap-6 noscript:hidden"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => keepCheckoutDraft(person.owner, draftOf(event.currentTarget, rows))}
    >
      <p role="alert" className={count > 0 ? 'rounded-xl border-s-4 border-bad bg-tint p-4 font-semibold' : 'sr-only'}>
        {count > 0 && t('checkout.faults', { count })}
      </p>
      <TravellerFields {...{ items, person, companions, faults }} />
      <MethodFields order={order} />
      <AgreeBox order={order} isBusy={action.isBusy} isOver={isOver} fault={faults['consent']}>
        <ActionStatus news={action.news} />
      </AgreeBox>
    </form>
  )
}

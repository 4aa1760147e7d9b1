// Does something in the thread of a request, and shows the thread as it is after it; also when it was no longer possible.
import { useNavigate, useRevalidator } from 'react-router'
import type { ApiCall } from '#web/browser/call-api.ts'
import { addOfferToOrder } from '#web/browser/endpoints/checkout.ts'
import { acceptOffer, askProvider, declineOffer } from '#web/browser/endpoints/offers.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

type Do<Input> = (given: Input) => Promise<boolean>

/** Each says whether it is done. */
export type ThreadDeed = Omit<Action<OwnCall>, 'run'> & {
  accept: Do<InputOf<typeof acceptOffer>>
  decline: Do<InputOf<typeof declineOffer>>
  /** The same key says it once. */
  ask: (given: InputOf<typeof askProvider>, key: string) => Promise<boolean>
  /** Puts the offer into the order, and goes to it. */
  checkOut: (offer: { reference: string; version: number; currency: string }) => Promise<boolean>
}

export function useThreadDeed(): ThreadDeed {
  const { language } = useTexts()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { run, ...deed } = useApiAction({
    'no-longer-possible': 'offers.fault.changed',
    'not-found': 'offers.fault.missing',
    'too-many-requests': 'offers.fault.tooMany',
  })
  /** The page is asked for anew after it, in its own words. */
  const send = (request: ApiCall<object>) =>
    run(async (call) => {
      try {
        await call(request)
      } catch (error) {
        if (error instanceof TabFailure && error.fault.code === 'no-longer-possible') await revalidate()
        throw error
      }
      await revalidate()
    })
  const checkOut: ThreadDeed['checkOut'] = async ({ reference: quote, ...offer }) => {
    const isDone = await run((call) => call(toEndpoint(addOfferToOrder, { quote, ...offer, language })))
    if (isDone) await navigate('/profile/checkout')
    return isDone
  }
  return {
    ...deed,
    checkOut,
    accept: (given) => send(toEndpoint(acceptOffer, { ...given, language })),
    decline: (given) => send(toEndpoint(declineOffer, { ...given, language })),
    ask: (given, key) =>
      send(toEndpoint(askProvider, { ...given, language }, undefined, { headers: { 'idempotency-key': key } })),
  }
}

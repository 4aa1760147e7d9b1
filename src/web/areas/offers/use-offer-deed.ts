// Sends or withdraws an offer, or writes down its final bill, and shows the request as it is after it; also when a colleague was first.
import { useRevalidator } from 'react-router'
import type { ApiCall } from '#web/browser/call-api.ts'
import { sendOfferDraft, withdrawOffer, writeFinalBill } from '#web/browser/endpoints/offer-drafts.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

type Do<Input> = (given: Omit<Input, 'reference'>) => Promise<boolean>

/** Each says whether it is done. */
export type OfferDeed = Pick<Action<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  send: Do<InputOf<typeof sendOfferDraft>>
  withdraw: Do<InputOf<typeof withdrawOffer>>
  bill: Do<InputOf<typeof writeFinalBill>>
}

export function useOfferDeed(reference: string): OfferDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiAction({
    'no-longer-possible': 'desk.offers.fault.changed',
    'invalid-input': 'desk.offers.fault.fields',
    'not-found': 'desk.offers.fault.missing',
    'not-allowed': 'desk.offers.fault.notAllowed',
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
  return {
    isBusy,
    news,
    say,
    send: (given) => send(toEndpoint(sendOfferDraft, { ...given, reference })),
    withdraw: (given) => send(toEndpoint(withdrawOffer, { ...given, reference })),
    bill: (given) => send(toEndpoint(writeFinalBill, { ...given, reference })),
  }
}

// Sends or withdraws an offer, or writes down its final bill, and shows the request as it is after it; also when a colleague was first.
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'

type Name = 'send' | 'withdraw' | 'bill'

const names = { send: 'sendOfferDraft', withdraw: 'withdrawOffer', bill: 'writeFinalBill' } as const

export type OfferDeed = Pick<Deed<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns whether it is done */
  run: (name: Name, body: object) => Promise<boolean>
}

/** Of the reply no more is looked at than that it is one: the page is asked for anew. */
const readReply = (body: unknown): object | undefined => (typeof body === 'object' && body !== null ? body : undefined)

export function useOfferDeed(reference: string): OfferDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiDeed({
    'no-longer-possible': 'desk.offers.fault.changed',
    'invalid-input': 'desk.offers.fault.fields',
    'not-found': 'desk.offers.fault.missing',
    'not-allowed': 'desk.offers.fault.notAllowed',
  })
  return {
    isBusy,
    news,
    say,
    run: (name, body) =>
      run(async (call) => {
        const path = `/api/desk/offers/${reference}/${name}` as const
        try {
          await call({ name: names[name], method: 'POST', path, body, parse: readReply })
        } catch (error) {
          if (error instanceof TabFailure && error.fault.code === 'no-longer-possible') await revalidate()
          throw error
        }
        await revalidate()
      }),
  }
}

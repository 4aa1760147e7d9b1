// Does something in the thread of a request, and shows the thread as it is after it; also when it was no longer possible.
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

type ThreadCall = { name: 'acceptOffer' | 'declineOffer' | 'askProvider'; body: object; key?: string }

const paths = {
  acceptOffer: '/api/client/quote/accept',
  declineOffer: '/api/client/quote/decline',
  askProvider: '/api/client/quote/ask',
} as const

/** The page is asked for anew after it, in its own words: of the reply only that it is one is looked at. */
const readReply = readAs(hasShape<{ reference: string }>({ reference: isText }))

export type ThreadDeed = Omit<Deed<OwnCall>, 'run'> & { send: (call: ThreadCall) => Promise<boolean> }

export function useThreadDeed(): ThreadDeed {
  const { language } = useTexts()
  const { revalidate } = useRevalidator()
  const { run, ...deed } = useApiDeed({
    'no-longer-possible': 'offers.fault.changed',
    'not-found': 'offers.fault.missing',
    'too-many-requests': 'offers.fault.tooMany',
  })
  const send = ({ name, body, key }: ThreadCall) =>
    run(async (call) => {
      try {
        const headers = key ? { 'idempotency-key': key } : {}
        await call({ name, method: 'POST', path: paths[name], body: { ...body, language }, headers, parse: readReply })
      } catch (error) {
        if (error instanceof TabFailure && error.fault.code === 'no-longer-possible') await revalidate()
        throw error
      }
      await revalidate()
    })
  return { ...deed, send }
}

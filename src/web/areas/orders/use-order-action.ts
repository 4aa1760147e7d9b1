// Does something with an order, and shows it as it is after it; also when it was no longer possible.
import { useRevalidator } from 'react-router'
import type { ApiCall } from '#web/browser/call-api.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

export type OrderAction = Pick<Action<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns whether it was done */
  send: (request: ApiCall<object>) => Promise<boolean>
}

/** @param noLonger what is said of something that is no longer possible */
export function useOrderAction(
  noLonger: 'orders.fault.changed' | 'orders.fault.noChange' = 'orders.fault.changed',
): OrderAction {
  const { revalidate } = useRevalidator()
  const { run, ...action } = useApiAction({
    'no-longer-possible': noLonger,
    'not-found': 'orders.fault.missing',
    'invalid-input': 'orders.fault.fields',
    unavailable: 'orders.fault.unavailable',
  })
  const send: OrderAction['send'] = (request) =>
    run(async (call) => {
      try {
        await call(request)
      } catch (error) {
        // What it costs now is shown before it is asked again.
        if (error instanceof TabFailure && error.fault.status !== 0) await revalidate()
        throw error
      }
    })
  return { ...action, send }
}

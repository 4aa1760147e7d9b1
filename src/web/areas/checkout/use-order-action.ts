// Does something with the order, and shows it as it is after it; also when it was no longer possible.
import { useRevalidator } from 'react-router'
import type { ApiCall } from '#web/browser/call-api.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { FieldFault } from '#web/signed-in/booking-action.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

type ChangedText = 'checkout.fault.changed' | 'checkout.extra.gone'
type Does = (call: OwnCall) => Promise<unknown>

/** `onFields` is told what is wrong with single fields. `does`: one call, or several after each other. */
export type OrderAction = Omit<Action<OwnCall>, 'run'> & {
  send: (does: ApiCall<object> | Does, onFields?: (fields: FieldFault[]) => void) => Promise<boolean>
}

/** @param changed what is said where it is no longer possible */
export function useOrderAction(changed: ChangedText = 'checkout.fault.changed'): OrderAction {
  const { revalidate } = useRevalidator()
  const { run, ...action } = useApiAction({
    'no-longer-possible': changed,
    'not-found': 'checkout.fault.missing',
    'invalid-input': 'checkout.fault.fields',
    unavailable: 'checkout.fault.unavailable',
  })
  const send: OrderAction['send'] = async (does, onFields) => {
    let isGone = false
    const isDone = await run(async (call) => {
      try {
        await (typeof does === 'function' ? does(call) : call(does))
      } catch (error) {
        const fault = error instanceof TabFailure ? error.fault : undefined
        isGone = (fault?.fields ?? []).some(({ path }) => /^items\.\d+$/.test(path))
        if (fault?.code === 'invalid-input') onFields?.(fault.fields ?? [])
        else if (fault && fault.status !== 0) await revalidate()
        throw error
      }
      // In its own words, as the server says it now.
      await revalidate()
    })
    if (isGone) action.say('checkout.fault.gone')
    return isDone
  }
  return { ...action, send }
}

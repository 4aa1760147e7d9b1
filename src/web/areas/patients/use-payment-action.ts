// Does something about a patient's money, and shows the page as it is after it, also when it was no longer possible.
import { useRevalidator } from 'react-router'
import type { TextKey } from '#texts/translate.ts'
import type { ApiCall } from '#web/browser/call-api.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'

export function usePaymentAction() {
  const { revalidate } = useRevalidator()
  const { run, ...action } = useApiAction({
    'no-longer-possible': 'desk.payments.fault.changed',
    'invalid-input': 'desk.payments.fault.amount',
    'not-found': 'desk.payments.fault.missing',
    'not-allowed': 'desk.payments.fault.own',
    unavailable: 'desk.payments.fault.unavailable',
  })
  /** @param said what is told once it is done, of its reply */
  const send = async <Reply>(request: ApiCall<Reply>, said: (reply: Reply) => TextKey): Promise<boolean> => {
    let news: TextKey | undefined
    const isDone = await run(async (call) => {
      try {
        news = said(await call(request))
      } finally {
        await revalidate()
      }
    })
    if (isDone) action.say(news)
    return isDone
  }
  return { ...action, send }
}
export type PaymentAction = ReturnType<typeof usePaymentAction>

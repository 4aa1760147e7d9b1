// Does something with what is paid by a link, one thing at a time, and shows the page as it is after it.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TextKey } from '#texts/translate.ts'
import { type ApiCall, callApi } from '#web/browser/call-api.ts'
import type { TabFault } from '#web/browser/tab-fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { News } from '#web/signed-in/use-action.ts'

export type PayerAction = {
  isBusy: boolean
  news: News | undefined
  /** @returns the reply; undefined where it was not done, or something else is under way */
  send: <T extends object>(call: ApiCall<T>) => Promise<T | undefined>
}

export function usePayerAction(): PayerAction {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState<News>()
  const busy = useRef(false)
  const send: PayerAction['send'] = async (call) => {
    if (busy.current) return undefined
    busy.current = true
    setBusy(true)
    setNews(undefined)
    try {
      const answer = await callApi(call)
      if (answer.state === 'error') setNews({ text: t(sentenceOf(answer.fault)), fault: answer.fault.code })
      // Also where it was refused: the amount, or who is at it, may have changed.
      if (answer.state === 'success' || answer.fault.status !== 0) await revalidate()
      return answer.state === 'success' ? answer.value : undefined
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  return { isBusy, news, send }
}

function sentenceOf({ code }: TabFault): TextKey {
  if (code === 'no-longer-possible') return 'payer.fault.changed'
  return code === 'unavailable' ? 'payer.fault.unavailable' : 'payer.fault.other'
}

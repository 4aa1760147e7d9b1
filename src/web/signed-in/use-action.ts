// Does one thing at a time, at the user pool or elsewhere, and says what came of it.
import { useRef, useState } from 'react'
import type { TextKey, TextParameters } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type ProfilePool, usePoolAccess } from './pool-access.tsx'
import { readPoolFault, type Sentences, sentenceOf, signedOut } from './pool-fault.ts'
import { useProfileFrame } from './profile-frame.ts'

/** What a part of the page says of its last action; `fault` is the code, for a part that knows where it belongs. */
export type News = { text: string; fault?: string }

export type Action<Means = ProfilePool> = {
  isBusy: boolean
  news: News | undefined
  say: (key: TextKey | undefined, parameters?: TextParameters) => void
  /** @returns whether it was done; a second one meanwhile is not begun */
  run: (action: (means: Means) => Promise<unknown>) => Promise<boolean>
}

/** Actions at the user pool. @param own sentences for faults that mean something of their own here */
export function useAction(own?: Sentences): Action {
  return useActionWith(usePoolAccess().open, own)
}

/** @param open gives what the action is done with */
export function useActionWith<Means>(open: () => Promise<Means>, own?: Sentences): Action<Means> {
  const { t } = useTexts()
  const { refresh } = usePoolAccess()
  const { clinicEmail } = useProfileFrame()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState<News>()
  // Known at once, where the state is known only after the next drawing: two quick presses do it once.
  const busy = useRef(false)
  const run = async (action: (means: Means) => Promise<unknown>) => {
    if (busy.current) return false
    busy.current = true
    setBusy(true)
    setNews(undefined)
    try {
      await action(await open())
      return true
    } catch (error) {
      const fault = readPoolFault(error)
      setNews({ text: t(sentenceOf(error, fault, own), { email: `\u2068${clinicEmail}\u2069` }), fault: fault.code })
      // Says to the whole tab that nobody is signed in any longer, or finds that somebody still is.
      if (fault.code === signedOut) await refresh().catch(() => false)
      return false
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  const say: Action['say'] = (key, parameters) =>
    setNews(key && { text: t(key, parameters), ...(isOfFault(key) && { fault: key }) })
  return { isBusy, news, run, say }
}

/** What the page itself finds wrong is shown as such too. */
const isOfFault = (key: TextKey): boolean => key.split('.').includes('fault')

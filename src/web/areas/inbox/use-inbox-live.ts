// Keeps the list and the item as they are for everyone: asked for anew when a colleague or a patient did something, and said in a word.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePoolAccess } from '#web/signed-in/pool-access.tsx'
import { type InboxNews, openInboxStream } from './inbox-stream.ts'

/** What happens at once is asked for once. */
const gatherMs = 250
/** A stream that is renewed is no stream that is lost. */
const lostMs = 5_000

export type LiveInbox = {
  /** The last that others did; undefined before. */
  news: InboxNews | undefined
  /** False while nothing can be heard. */
  stands: boolean
}

/** @param me name of whoever is at the desk: what they did themselves is no news to them */
export function useInboxLive(me: string): LiveInbox {
  const { refresh } = usePoolAccess()
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<InboxNews>()
  const [stands, setStands] = useState(true)
  const askAnew = useEffectEvent(() => void revalidate())
  const renew = useEffectEvent(() => refresh())
  const hear = useEffectEvent((heard: InboxNews) => {
    if (heard.by !== me) setNews(heard)
  })
  useEffect(() => {
    let close: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let lost: ReturnType<typeof setTimeout> | undefined
    const tellLine = (isThere: boolean) => {
      clearTimeout(lost)
      if (isThere) setStands(true)
      else lost = setTimeout(() => setStands(false), lostMs)
    }
    const askSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        askAnew()
      }, gatherMs)
    }
    const listen = (wasAway: boolean) => {
      close = openInboxStream({
        open: (path) => new EventSource(path),
        refresh: () => renew(),
        onNews: (heard) => {
          hear(heard)
          askSoon()
        },
        onBack: askSoon,
        onLine: tellLine,
      })
      if (wasAway) askSoon()
    }
    // A browser holds few connections to one place: a tab that nobody sees gives its own back.
    const look = () => {
      if (document.visibilityState === 'hidden') {
        close?.()
        close = undefined
      } else if (!close) listen(true)
    }
    listen(false)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
      clearTimeout(lost)
      close?.()
    }
  }, [])
  return { news, stands }
}

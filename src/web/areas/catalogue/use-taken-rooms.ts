// How many rooms guests have taken, night by night: of the month that the page came with, and of others as they are looked at.
import { useEffect, useState } from 'react'
import { readRoomCalendar } from '#web/browser/endpoints/room-calendar.ts'
import { hasShape, isListOf, isNumber, isText } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'

type TakenNight = { day: string; taken: number }
export type TakenRooms = {
  /** Undefined while it is not known. */
  of: (day: string) => number | undefined
  isFailed: boolean
}

const isMonth = hasShape({ nights: isListOf(hasShape({ day: isText, taken: isNumber })) })

/**
 * @param first of the page as it was drawn last: when it is drawn anew, everything else is asked again
 * @param month that is looked at, its first day
 */
export function useTakenRooms(
  slug: string,
  first: { month: string; nights: readonly TakenNight[] },
  month: string,
): TakenRooms {
  const call = useOwnCall()
  const { language } = useTexts()
  const [found, setFound] = useState<{ of: typeof first; nights: TakenNight[]; months: string[] }>()
  const [failed, setFailed] = useState<string>()
  // What was known of another month is shown until it is known anew.
  const isKnown = month === first.month || (found?.of === first && found.months.includes(month))
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    call(toEndpoint(readRoomCalendar, { slug, month, language }, isMonth)).then(
      ({ nights }) => {
        if (!isWanted) return
        setFailed(undefined)
        setFound((now) => {
          const others = (now?.nights ?? []).filter(({ day }) => day.slice(0, 7) !== month.slice(0, 7))
          const months = now?.of === first ? now.months : []
          return { of: first, nights: [...others, ...nights], months: [...months, month] }
        })
      },
      () => isWanted && setFailed(month),
    )
    return () => {
      isWanted = false
    }
  }, [isKnown, call, slug, month, language, first])
  const byDay = new Map([...(found?.nights ?? []), ...first.nights].map(({ day, taken }) => [day, taken]))
  return { of: (day) => byDay.get(day), isFailed: failed === month && !isKnown }
}

// How many rooms guests have taken, night by night: of the month that the page came with, and of others as they are looked at.
import { useEffect, useState } from 'react'
import { useOwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

type TakenNight = { day: string; taken: number }
export type TakenRooms = {
  /** Undefined while it is not known. */
  of: (day: string) => number | undefined
  isFailed: boolean
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const readNights = readAs(
  hasShape<{ nights: TakenNight[] }>({ nights: isListOf(hasShape<TakenNight>({ day: isText, taken: isNumber })) }),
)

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
  const kept = found?.of === first ? found : { of: first, nights: [], months: [] }
  const isKnown = month === first.month || kept.months.includes(month)
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    const path = `/api/desk/room-calendar/${encodeURIComponent(slug)}?month=${month}&language=${language}` as const
    call({ name: 'readRoomCalendar', method: 'GET', path, parse: readNights }).then(
      ({ nights }) => {
        if (!isWanted) return
        setFailed(undefined)
        setFound((now) => {
          const before = now?.of === first ? now : { nights: [], months: [] }
          return { of: first, nights: [...before.nights, ...nights], months: [...before.months, month] }
        })
      },
      () => isWanted && setFailed(month),
    )
    return () => {
      isWanted = false
    }
  }, [isKnown, call, slug, month, language, first])
  const byDay = new Map([...first.nights, ...kept.nights].map(({ day, taken }) => [day, taken]))
  return { of: (day) => byDay.get(day), isFailed: failed === month && !isKnown }
}

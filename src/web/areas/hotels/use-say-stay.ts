// Says in words the stay that is being filled in, as it changes in the tab.
import { nightsBetween } from '#kernel/plain-date.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import type { StayFields } from './stay-draft.ts'

/** Server and browser have to say the same: two days, which they write alike, and no range of their making. */
const dayOfYear = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const dayAndYear = { ...dayOfYear, year: 'numeric' } as const

export function useSayStay({ checkIn, checkOut, rooms }: Pick<StayFields, 'checkIn' | 'checkOut' | 'rooms'>) {
  const { t, language } = useTexts()
  const say = (day: string, shape: Intl.DateTimeFormatOptions) =>
    day === ''
      ? t('hotels.form.noDay')
      : new Intl.DateTimeFormat(locales[language], shape).format(new Date(`${day}T00:00:00Z`))
  // The year is said once where it is the same.
  const isSameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4)
  const nights = checkIn && checkOut ? Math.max(0, nightsBetween(checkIn, checkOut)) : 0
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const people = [
    t('hotels.list.adults', { count: adults }),
    ...(children > 0 ? [t('hotels.list.children', { count: children })] : []),
    t('hotels.list.rooms', { count: rooms.length }),
  ]
  const join = (parts: string[]) => parts.reduce((first, second) => t('hotels.list.and', { first, second }))
  return {
    days:
      checkIn || checkOut
        ? t('hotels.list.dates', {
            from: say(checkIn, isSameYear ? dayOfYear : dayAndYear),
            until: say(checkOut, dayAndYear),
          })
        : t('hotels.form.noDays'),
    nights: nights > 0 ? t('hotels.list.nights', { count: nights }) : '',
    guests: join(people),
  }
}

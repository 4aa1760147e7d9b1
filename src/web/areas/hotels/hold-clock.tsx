// How long a room is still held: counted down in the tab, and said aloud only when little is left.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** From here on every minute is said to whoever listens to the page. */
const soonMinutes = 3

export function HoldClock({ until }: { until: string }) {
  const { t } = useTexts()
  const left = useTimeLeft(until)
  const { revalidate } = useRevalidator()
  const isOver = left !== undefined && left <= 0
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  const minutes = left === undefined ? undefined : Math.max(0, Math.ceil(left / 60_000))
  const say = (count: number | undefined) => {
    if (count === undefined) return t('hotels.booking.held')
    return count === 0 ? t('hotels.booking.heldOver') : t('hotels.booking.heldFor', { count })
  }
  const isSoon = minutes !== undefined && minutes <= soonMinutes
  return (
    <div className="flex items-start gap-3 rounded-xl bg-tint p-4">
      <Icon name="clock" className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-semibold">{say(minutes)}</p>
        <p className="text-muted">{t('hotels.booking.heldText')}</p>
        <p role="status" className="sr-only">
          {isSoon ? say(minutes) : ''}
        </p>
      </div>
    </div>
  )
}

/** Milliseconds; undefined until the tab has looked at its clock, so that server and tab draw the same. */
function useTimeLeft(until: string): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const look = () => setLeft(Date.parse(until) - Date.now())
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

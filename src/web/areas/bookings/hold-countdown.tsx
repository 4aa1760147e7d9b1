// How long something is still held: counted down from what the server said, and said aloud only when little is left.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { KindName } from '#web/site/booking-kind.ts'
import { Icon } from '#web/ui/icon.tsx'

/** From here on every minute is said to whoever listens to the page. */
const soonMinutes = 3
/** How often a page whose hold is over asks how it stands. */
const askAgainMs = 3_000

/** @param leftMs when the page was made, by the server's clock */
export function HoldCountdown({ kind, leftMs }: { kind: KindName; leftMs: number }) {
  const { t } = useTexts()
  const left = useTimeLeft(leftMs)
  const { revalidate } = useRevalidator()
  const isOver = left <= 0
  useEffect(() => {
    if (!isOver) return
    void revalidate()
    const timer = setInterval(() => void revalidate(), askAgainMs)
    return () => clearInterval(timer)
  }, [isOver, revalidate])
  const count = Math.max(0, Math.ceil(left / 60_000))
  const words = isOver ? t(`${kind}.booking.heldOver`) : t(`${kind}.booking.heldFor`, { count })
  return (
    <div className="flex items-start gap-3 rounded-xl bg-tint p-4 print:hidden">
      <Icon name="clock" className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-semibold">{words}</p>
        <p className="text-muted">{t(isOver ? `${kind}.booking.heldOverText` : 'bookings.heldText')}</p>
        <p role="status" className="sr-only">
          {count <= soonMinutes ? words : ''}
        </p>
      </div>
    </div>
  )
}

/** Only differences of the device's clock count: what it shows may be wrong. */
function useTimeLeft(leftMs: number): number {
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    const begun = Date.now()
    const look = () => setLeft(leftMs - (Date.now() - begun))
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [leftMs])
  return left
}

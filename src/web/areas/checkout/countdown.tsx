// How long a hold and a rate still last: counted down from what the server said, and aloud only when little is left.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** From here on every minute is said to whoever listens to the page. */
const soonMinutes = 3

type CountdownProps = {
  what: 'rates' | 'held'
  /** When the page was made, by the server's clock. */
  leftMs: number
  /** Called once it is over. */
  onOver?: () => void
}

export function Countdown({ what, leftMs, onOver }: CountdownProps) {
  const { t } = useTexts()
  const left = useTimeLeft(leftMs)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onOver?.()
  }, [isOver, onOver])
  const count = Math.max(0, Math.ceil(left / 60_000))
  const words = isOver ? t(`checkout.over.${what}`) : t(`checkout.${what}Left`, { count })
  return (
    <div className="flex items-start gap-3">
      <Icon name="clock" className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-semibold">{words}</p>
        {!isOver && what === 'held' && <p className="hint">{t('checkout.heldText')}</p>}
        {isOver && what === 'held' && <p className="hint">{t('checkout.over.heldText')}</p>}
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

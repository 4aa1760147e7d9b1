// Holds the room that somebody chose, once they are in, and leads on to checkout; where it is gone, back to the hotel.
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { PickedView } from './present-picked.server.ts'
import { useHoldRoom } from './use-hold-room.ts'

type HoldPickedProps = {
  picked: PickedView
  /** The signed-in page of the hotel. */
  next: string
  /** @param said what came of it so far */
  children: (hold: () => void, said: ReactNode) => ReactNode
}

export function HoldPicked({ picked: { choice, held }, next, children }: HoldPickedProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { hold, news } = useHoldRoom(held, { replace: true })
  const start = () => {
    // What cannot be booked online is asked for on the hotel's own page.
    if (choice?.plan.canBook) void hold(choice.plan)
    else void navigate(next, { replace: true })
  }
  const said = (
    <div className="mt-2 grid gap-4">
      <p role="status" className={news ? 'rounded-xl bg-tint p-4 font-semibold' : 'text-muted'}>
        {news?.text ?? t('auth.entry.holding')}
      </p>
      {news && (
        <p>
          <Link className="button" to={next} replace>
            {t('auth.entry.otherRooms')}
          </Link>
        </p>
      )}
    </div>
  )
  return children(start, said)
}

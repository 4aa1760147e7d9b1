// Asks for another code, and says how long to wait before the next: codes take a moment to arrive.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

export const waitS = 30

type ResendButtonProps = {
  busy: boolean
  /** Each value begins a new wait: a code has just been sent. */
  sentAt: number
  /** Nothing was sent yet: the first code need not be waited for. */
  isReady?: boolean
  onPress: () => void
}

export function ResendButton({ busy, sentAt, isReady = false, onPress }: ResendButtonProps) {
  const { t } = useTexts()
  const leftS = useCountdown(sentAt, isReady && sentAt === 0 ? 0 : waitS)
  const isWaiting = leftS > 0
  return (
    <button
      type="button"
      className="link min-h-11 cursor-pointer text-start aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:no-underline"
      aria-disabled={isWaiting || busy || undefined}
      onClick={() => {
        if (!isWaiting && !busy) onPress()
      }}
    >
      {isWaiting ? t('auth.resendIn', { count: leftS }) : t('auth.resend')}
    </button>
  )
}

/** Seconds that are left, told once a second. */
function useCountdown(from: number, seconds: number): number {
  const [now, setNow] = useState<{ from: number; leftS: number }>()
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setNow({ from, leftS: Math.max(0, Math.ceil((end - Date.now()) / 1000)) }), 1000)
    return () => clearInterval(timer)
  }, [from, seconds])
  // What was told of an earlier wait does not count.
  return now?.from === from ? Math.min(now.leftS, seconds) : seconds
}

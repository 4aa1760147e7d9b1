// The time it is at the clinic. Pages are kept for everyone, so only the browser can know; its line is free beforehand.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

type ClinicClockProps = { timeZone: string; locale: string; city: string }

export function ClinicClock({ timeZone, locale, city }: ClinicClockProps) {
  const { t } = useTexts()
  const [time, setTime] = useState('')
  useEffect(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const show = () => setTime(format.format(new Date()))
    show()
    const timer = setInterval(show, 10_000)
    return () => clearInterval(timer)
  }, [timeZone, locale])
  return (
    <p className="figure min-h-[1.75em] font-semibold noscript:hidden">{time && t('contact.now', { time, city })}</p>
  )
}

// Days and moments in the visitor's language and by the clinic's clock, which is also the server's: the same before and after a reload.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useProfileFrame } from './profile-frame.ts'
import { sayDay } from './say-day.ts'
import { sayMoment, sayTimes } from './say-moment.ts'

export function useSayTime() {
  const { language } = useTexts()
  const { timeZone } = useProfileFrame()
  return {
    day: (moment: Date) => sayDay(moment, language, timeZone),
    moment: (moment: Date) => sayMoment(moment, language, timeZone),
    times: (moments: Date[]) => sayTimes(moments, language, timeZone),
  }
}

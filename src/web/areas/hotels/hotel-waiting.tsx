// Stands where a hotel and its rooms will be, in their size, while whoever sells them is asked.
import { useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

/** Picture and name, what it has for a body in recovery, and what is good to know. */
export function HotelWaiting() {
  return (
    <div aria-hidden="true" className="grid gap-8 motion-safe:animate-pulse md:gap-10">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-10">
        <div className="aspect-[8/5] w-full rounded-card bg-tint sm:aspect-[5/2] lg:aspect-[8/5]" />
        <div className="h-72 rounded-card bg-tint lg:h-60" />
      </div>
      <div className="h-72 rounded-card bg-tint sm:h-52" />
      <div className="h-52 rounded-card bg-tint sm:h-36" />
    </div>
  )
}

/** Two rooms. Without scripts nobody asks by themselves: a link does. */
export function RoomsWaiting() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="status" className="font-semibold">
        {t('hotels.detail.asking')}
      </p>
      <a className="button button-quiet hidden noscript:inline-flex" href={`${pathname}${search}`}>
        {t('hotels.detail.again')}
      </a>
      <div aria-hidden="true" className="grid w-full gap-5 motion-safe:animate-pulse">
        {[0, 1].map((at) => (
          <div key={at} className="h-[30rem] rounded-card bg-tint lg:h-72" />
        ))}
      </div>
    </div>
  )
}

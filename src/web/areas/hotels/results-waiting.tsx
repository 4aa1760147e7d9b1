// Stands where results will be, in their size, while they are looked for.
import { useTexts } from '#web/i18n/use-texts.tsx'

export function ResultsWaiting() {
  const { t } = useTexts()
  return (
    <div role="status" className="@container mt-10">
      <span className="sr-only">{t('hotels.list.looking')}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className="h-[14rem] rounded-card bg-tint" />
        <div className="mt-8 grid gap-x-8 gap-y-6 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="h-12 rounded-card bg-tint @3xl:h-[40rem]" />
          <div className="@container grid content-start gap-4">
            <div className="h-19 rounded-card bg-tint" />
            {[0, 1, 2, 3].map((at) => (
              <div key={at} className="h-[31rem] rounded-card bg-tint @lg:h-80 @3xl:h-64" />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

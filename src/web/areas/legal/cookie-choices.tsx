// The choice about analytics: a plain form that works without scripts. Which choice is kept, only the browser knows.
import { useState, useSyncExternalStore } from 'react'
import { type Consent, readConsent } from '#web/areas/preferences/consent.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

const options = ['off', 'on'] as const

function useKeptConsent(): Consent | 'none' | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => readConsent(document.cookie) ?? 'none',
    () => undefined,
  )
}

export function CookieChoices() {
  const { t } = useTexts()
  const kept = useKeptConsent()
  return (
    <section aria-labelledby="choices" className="card grid gap-6 p-6 md:p-8">
      <div className="grid gap-2">
        <h2 id="choices" className="text-[1.375rem]">
          {t('consent.title')}
        </h2>
        <p className="text-muted">{t('consent.text')}</p>
      </div>
      <form action="/preferences" method="post" className="grid gap-6">
        <input type="hidden" name="to" value="/cookie-policy#choices" />
        <Necessary />
        {/* No answer counts as no. */}
        <Analytics kept={kept === 'on' ? 'on' : 'off'} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className="button">
            {t('consent.save')}
          </button>
          <output className="min-h-[1.75em] text-muted">{kept && t(`consent.kept.${kept}`)}</output>
        </div>
      </form>
    </section>
  )
}

function Necessary() {
  const { t } = useTexts()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        id="necessary"
        type="checkbox"
        defaultChecked
        disabled
        aria-describedby="necessary-text"
        className="mt-1 size-5 accent-(--button)"
      />
      <label htmlFor="necessary" className="font-semibold">
        {t('consent.necessary')}
      </label>
      <p id="necessary-text" className="col-start-2 max-w-[60ch] text-muted">
        {t('consent.necessaryText')}
      </p>
    </div>
  )
}

function Analytics({ kept }: { kept: Consent }) {
  const { t } = useTexts()
  const [picked, setPicked] = useState<Consent>()
  return (
    <fieldset>
      <legend className="font-semibold">{t('consent.analytics')}</legend>
      <p id="analytics-text" className="max-w-[60ch] text-muted">
        {t('consent.analyticsText')}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {options.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="consent"
              value={one}
              checked={(picked ?? kept) === one}
              onChange={() => setPicked(one)}
              aria-describedby="analytics-text"
              className="size-5 accent-(--button)"
            />
            {t(`consent.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

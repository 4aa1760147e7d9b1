// The first thing seen: what the clinic stands for in its own words, a search and the way to a quote.
import { Form, Link } from 'react-router'
import { KeptLanguage } from '#web/i18n/kept-language.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Home } from './present-home.server.ts'

export function Hero({ home }: { home: Home }) {
  return (
    <section className="relative isolate overflow-hidden bg-tint">
      <div className="page grid gap-6 pt-12 pb-10 lg:min-h-136 lg:content-center lg:py-20">
        <h1 className="max-w-[18ch] text-[clamp(2.25rem,1.5rem+3.4vw,3.75rem)]">{home.headline}</h1>
        <p className="max-w-[46ch] text-lg">{home.introduction}</p>
        <Search />
        <ul className="mt-2 grid gap-2">
          {home.facts.map((fact) => (
            <li key={fact} className="flex items-start gap-3">
              <Icon name="check" className="mt-1 size-5 text-brand" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className="absolute inset-0 -z-10 hidden from-tint/90 from-25% to-transparent to-60% lg:block lg:bg-linear-to-r lg:rtl:bg-linear-to-l" />
      {/* Mirrored where reading begins at the right, so that the words stand on its calm side. */}
      <img
        src={`/art/clinic/clinic.svg?v=${home.revision}`}
        width={1200}
        height={630}
        alt=""
        fetchPriority="high"
        className="h-56 w-full object-cover object-[75%_50%] sm:h-80 lg:absolute lg:inset-0 lg:-z-20 lg:h-full rtl:-scale-x-100"
      />
    </section>
  )
}

function Search() {
  const { t } = useTexts()
  return (
    <div className="grid max-w-xl gap-3">
      <search>
        <Form action="/procedures">
          <KeptLanguage />
          <label className="label" htmlFor="home-q">
            {t('home.search')}
          </label>
          <div className="flex gap-2">
            <input
              className="field min-h-14"
              id="home-q"
              type="search"
              name="q"
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
            />
            <button type="submit" className="button min-h-14 px-5 sm:px-7">
              <Icon name="search" />
              <span className="max-sm:sr-only">{t('home.searchButton')}</span>
            </button>
          </div>
        </Form>
      </search>
      <p>
        {t('home.unsure')}{' '}
        <Link to="/quote" className="link font-semibold">
          {t('home.describe')}
        </Link>
      </p>
    </div>
  )
}

// When one may come and has to go, and where the hotel is.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { FactsView } from './present-facts.server.ts'

export function HotelFactList({ facts: { list } }: { facts: FactsView }) {
  const { t } = useTexts()
  if (list.length === 0) return null
  return (
    <section aria-labelledby="facts-title" className="grid gap-5 border-t border-line pt-8">
      <h2 id="facts-title">{t('hotels.detail.facts')}</h2>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {list.map(({ name, text, link }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`hotels.detail.fact.${name}`)}</dt>
            <dd>
              <span className="font-semibold break-words">{text}</span>{' '}
              {link ? (
                <a className="link block w-fit py-1" href={link} rel="noreferrer">
                  {t('hotels.detail.onMap')}
                </a>
              ) : (
                <span className="hint block">{t('hotels.detail.localTime')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

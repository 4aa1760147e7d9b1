// The end of the home page: the way to a quote, and the way to a person.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function Closing({ text }: { text: string }) {
  const { t } = useTexts()
  return (
    <section className="page">
      <div className="grid justify-items-start gap-6 rounded-card bg-wash px-6 py-12 md:px-16 md:py-16">
        <h2 className="text-[clamp(1.6rem,1.3rem+1.4vw,2.25rem)]">{t('home.closingTitle')}</h2>
        <p className="text-lg">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/quote" className="button">
            {t('shell.quote')}
          </Link>
          <Link to="/contact" className="button button-quiet">
            {t('home.talk')}
          </Link>
        </div>
      </div>
    </section>
  )
}

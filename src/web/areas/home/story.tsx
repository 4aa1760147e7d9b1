// The provider's own story, and who has looked at its work.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Home } from './present-home.server.ts'
import { Section } from './section.tsx'

export function Story({ home }: { home: Home }) {
  const { t } = useTexts()
  const { story, accreditations } = home
  if (story.length + accreditations.length === 0) return null
  return (
    <Section title={t('home.storyTitle', { clinic: home.clinic })}>
      <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <div className="prose text-lg">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {accreditations.length > 0 && (
          <div className="grid content-start gap-4">
            <h3>{t('home.accreditations')}</h3>
            <ul className="grid gap-3">
              {accreditations.map(({ name, url }) => (
                <li key={name} className="flex items-start gap-3">
                  <Icon name="shield" className="mt-0.5 size-6 text-brand" />
                  {url ? (
                    <a className="link" href={url} rel="noreferrer">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}

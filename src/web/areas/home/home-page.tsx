// The home page of a provider: what it treats, what that truly costs, how a journey goes and who stands behind it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Categories } from './categories.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Journey } from './journey.tsx'
import { Ladder } from './ladder.tsx'
import { PackageTeasers } from './package-teasers.tsx'
import { People } from './people.tsx'
import type { Home } from './present-home.server.ts'
import { PriceList } from './price-list.tsx'
import { Section } from './section.tsx'
import { Story } from './story.tsx'

export function HomePage({ home }: { home: Home }) {
  const { t } = useTexts()
  const { revision } = home
  return (
    <>
      <Hero home={home} />
      {home.prices.length > 0 && (
        <Section title={t('home.pricesTitle')} introduction={t('home.pricesText')}>
          <PriceList home={home} />
        </Section>
      )}
      {home.steps.length > 0 && (
        <Section title={t('home.journeyTitle')} tinted>
          <Journey steps={home.steps} trip={home.trip} />
        </Section>
      )}
      {home.categories.length > 1 && (
        <Section title={t('home.categoriesTitle')}>
          <Categories categories={home.categories} revision={revision} />
        </Section>
      )}
      {home.packages.length > 0 && (
        <Section title={t('home.packagesTitle')} introduction={t('home.packagesText')} tinted>
          <PackageTeasers packages={home.packages} rate={home.packageRate} revision={revision} />
        </Section>
      )}
      {home.reasons.length > 0 && (
        <Section title={t('home.reasonsTitle')}>
          <ul className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
            {home.reasons.map(({ title, text }) => (
              <li key={title} className="border-s-2 border-accent ps-6">
                <h3>{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          {home.ladder && <Ladder ladder={home.ladder} />}
        </Section>
      )}
      {home.people.length > 0 && (
        <Section title={t('home.peopleTitle')} introduction={t('home.peopleText')} tinted>
          <People people={home.people} all={home.allPeople} revision={revision} />
        </Section>
      )}
      <Story home={home} />
      <Closing text={home.closing} />
    </>
  )
}

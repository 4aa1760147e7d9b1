// Everything about one procedure, in the order that someone who is worried asks for it.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { PackageCard } from '#web/site/package-card.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { MarkedList } from './marked-list.tsx'
import { OtherProcedures } from './other-procedures.tsx'
import { PageContents } from './page-contents.tsx'
import { PageSection } from './page-section.tsx'
import { PractitionerList } from './practitioner-list.tsx'
import type { ProcedureText, SectionName } from './present-procedure.server.ts'
import { PriceLines } from './price-lines.tsx'
import { ProcedureHero } from './procedure-hero.tsx'
import { QuestionList } from './question-list.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { RecoveryTimeline } from './recovery-timeline.tsx'

/** Sections that have nothing in them but what the clinic wrote. */
const written = new Set<SectionName>(['whatItIs', 'steps', 'risks', 'aftercare', 'questions'])

export function ProcedurePage({ procedure }: { procedure: ProcedureText }) {
  const { carePackages, practitioners, revision, sections } = procedure
  const content: Record<SectionName, ReactNode> = {
    whatItIs: <RichText blocks={procedure.whatItIs} />,
    suitability: <Suitability procedure={procedure} />,
    steps: <MarkedList blocks={procedure.steps} />,
    recovery: <RecoveryTimeline procedure={procedure} />,
    risks: <RichText blocks={procedure.risks} />,
    price: <PriceLines procedure={procedure} />,
    packages: carePackages.map((one) => <PackageCard key={one.slug} one={one} revision={revision} />),
    practitioners: (
      <PractitionerList practitioners={practitioners} hoursNote={procedure.hoursNote} revision={revision} />
    ),
    aftercare: <RichText blocks={procedure.aftercare} />,
    questions: <QuestionList questions={procedure.questions} />,
  }
  return (
    <article className="[&_:is(a,summary)]:scroll-mt-20 [&_:is(a,summary)]:scroll-mb-36 lg:[&_:is(a,summary)]:scroll-mt-32">
      <ProcedureHero procedure={procedure} />
      <PageContents sections={sections} />
      {sections.map((name) => (
        <PageSection key={name} name={name} mark={written.has(name) ? procedure.written : undefined}>
          {content[name]}
        </PageSection>
      ))}
      <OtherProcedures procedure={procedure} />
      <QuoteBar procedure={procedure} />
    </article>
  )
}

function Suitability({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div>
        <h3>{t('procedure.whoItIsFor')}</h3>
        <MarkedList blocks={procedure.whoItIsFor} mark="check" />
      </div>
      <div>
        <h3>{t('procedure.whoItIsNotFor')}</h3>
        <MarkedList blocks={procedure.whoItIsNotFor} mark="cross" />
      </div>
    </div>
  )
}

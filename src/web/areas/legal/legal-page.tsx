// A legal text of the provider: its date, a table of contents and its sections.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import type { LegalText } from './present-legal.server.ts'

export function LegalPage({ legal, children }: { legal: LegalText; children?: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className="page grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[1fr_260px]">
      <header className="grid gap-3 lg:col-span-2">
        <h1>{legal.name}</h1>
        <p className="text-muted">
          {legal.clinic}
          <br />
          {legal.updated}
        </p>
      </header>
      {legal.sections.length > 1 && (
        <nav
          aria-labelledby="contents"
          className="border-y border-line py-5 lg:sticky lg:top-24 lg:order-last lg:max-h-[calc(100vh-128px)] lg:self-start lg:overflow-y-auto lg:border-y-0 lg:border-s lg:py-0 lg:ps-6"
        >
          <p id="contents" className="pb-1 font-semibold">
            {t('legal.contents')}
          </p>
          <ul {...legal.written}>
            {legal.sections.map(({ id, title }) => (
              <li key={id}>
                <a className="inline-block py-1 text-muted hover:text-ink hover:underline" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid content-start gap-12">
        {children}
        {legal.introduction.length > 0 && (
          <div {...legal.written}>
            <RichText blocks={legal.introduction} />
          </div>
        )}
        {legal.sections.map(({ id, title, blocks }) => (
          <section key={id} {...legal.written} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} className="text-[1.375rem]">
              {title}
            </h2>
            <RichText blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  )
}

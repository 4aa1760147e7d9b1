// The sections of the page as links; on a desk the row stays in sight.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { SectionName } from './present-procedure.server.ts'

export function PageContents({ sections }: { sections: SectionName[] }) {
  const { t } = useTexts()
  return (
    <nav
      aria-label={t('procedure.contents')}
      className="z-10 mt-10 bg-paper lg:sticky lg:top-[69px] lg:-mb-px lg:border-b lg:border-line"
    >
      <p className="mb-2 font-semibold lg:sr-only">{t('procedure.contents')}</p>
      <ul className="mb-8 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:mb-0 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-2">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="block border-b border-line py-2.5 text-brand hover:underline lg:border-0 lg:py-3 lg:text-[0.9375rem]"
            >
              {t(`procedure.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

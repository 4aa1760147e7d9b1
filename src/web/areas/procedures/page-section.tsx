// One section of the page: its heading at the start, its content beside it on a desk and below it on a phone.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { LanguageMark } from '#web/page/mark-language.server.ts'
import type { SectionName } from './present-procedure.server.ts'

type PageSectionProps = {
  name: SectionName
  /** Of what the clinic wrote, where that is all there is in it. */
  mark: LanguageMark | undefined
  children: ReactNode
}

/** These need the whole width: a drawing, and cards. */
const wide = new Set<SectionName>(['recovery', 'packages'])

/** Its scroll margin keeps it clear of the bars that stick to the top. */
export function PageSection({ name, mark, children }: PageSectionProps) {
  const { t } = useTexts()
  const columns = wide.has(name) ? '' : 'lg:grid lg:grid-cols-[224px_minmax(0,1fr)] lg:gap-12'
  return (
    <section
      id={name}
      className={`scroll-mt-[69px] border-t border-line py-10 lg:scroll-mt-[117px] lg:py-14 ${columns}`}
    >
      <h2 className="mb-6">{t(`procedure.${name}`)}</h2>
      <div {...mark}>{children}</div>
    </section>
  )
}

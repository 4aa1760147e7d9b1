// One section of the home page: a heading, a line of introduction and white space around.
import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; introduction?: string; tinted?: boolean; children: ReactNode }

export function Section({ title, introduction, tinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={tinted ? 'bg-tint' : ''}>
      <div className="page grid gap-10 py-16 md:py-24">
        <div className="grid gap-3">
          <h2 id={id} className="text-[clamp(1.6rem,1.3rem+1.4vw,2.25rem)]">
            {title}
          </h2>
          {introduction && <p className="text-lg text-muted">{introduction}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

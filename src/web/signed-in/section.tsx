// One part of a page of the profile: what it is about on one side, what can be done on the other; below each other on a phone.
import { type ReactNode, useId } from 'react'

type SectionProps = {
  /** Its anchor. */
  place?: string
  title: string
  text: string
  children: ReactNode
}

export function Section({ place, title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <div className="card grid min-w-0 content-start gap-5 p-5 md:p-6">{children}</div>
    </section>
  )
}

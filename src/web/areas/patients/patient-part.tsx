// One part of a patient's page: a heading, and things with a line between them, or a word that there are none.
import { type ReactNode, useId } from 'react'

type PatientPartProps = {
  title: string
  text?: string
  /** Stands there while there is nothing. */
  none: string | false
  /** List items. */
  children: ReactNode
}

export function PatientPart({ title, text, none, children }: PatientPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid min-w-0 content-start gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="hint">{text}</p>}
      </div>
      {none && <p className="text-muted">{none}</p>}
      <ul className="grid gap-4 empty:hidden [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-4">{children}</ul>
    </section>
  )
}

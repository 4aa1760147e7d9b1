// One part of an editor: what it is about, and its fields.
import { type ReactNode, useId } from 'react'

type EditorPartProps = {
  /** Its anchor. */
  place?: string
  title: string
  text?: string
  children: ReactNode
}

export function EditorPart({ place, title, text, children }: EditorPartProps) {
  const id = useId()
  return (
    <section id={place} aria-labelledby={id} className="card grid min-w-0 gap-5 p-4 md:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

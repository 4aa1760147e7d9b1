// One part of the page of the documents: its title, a sentence, and what it is about below them.
import { type ReactNode, useId } from 'react'

type DocumentSectionProps = { title: string; text?: string; children: ReactNode }

export function DocumentSection({ title, text, children }: DocumentSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

// One thing in a list of the profile: its name, what is to be said of it, and what can be done with it.
import type { ReactNode } from 'react'

type RowProps = { name: ReactNode; tag?: string | undefined; text?: string | undefined; children?: ReactNode }

export function Row({ name, tag, text, children }: RowProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{name}</span>
          {tag && <span className="tag">{tag}</span>}
        </p>
        {text && <p className="hint">{text}</p>}
      </div>
      {children}
    </div>
  )
}

/** Rows with a line between them. */
export const rowsClass = 'grid gap-4 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-4'

// Short fields of an editor, beside one another where there is room.
import type { ReactNode } from 'react'

export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">{children}</div>
  )
}

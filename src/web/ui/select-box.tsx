// What stands around a select: our own arrow in the place of the browser's.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const selectClass = 'field appearance-none truncate pe-11'

export function SelectBox({ children }: { children: ReactNode }) {
  return (
    <span className="relative block min-w-0">
      {children}
      <Icon name="chevron" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted" />
    </span>
  )
}

// A number with a bar below it as long as its part of the largest: the bar says nothing that the number does not.
import type { ReactNode } from 'react'

/** @param part from 0 to 1 */
export function FigureBar({ part, children }: { part: number; children: ReactNode }) {
  return (
    <span className="grid gap-1">
      <span className="figure font-semibold">{children}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full rtl:-scale-x-100">
        <rect width="100" height="8" className="fill-line" />
        <rect width={Math.round(part * 100)} height="8" className="fill-brand" />
      </svg>
    </span>
  )
}

// A number with a bar as long as its part of the largest: the bar says nothing that the number does not.
import type { ReactNode } from 'react'

/** @param part from 0 to 1 */
export function FigureBar({ part, children }: { part: number; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full min-w-0 flex-1 rtl:-scale-x-100"
      >
        <rect width="100" height="8" rx="1" className="fill-line" />
        <rect width={Math.round(part * 100)} height="8" rx="1" className="fill-brand" />
      </svg>
      <span className="figure w-12 text-end font-semibold">{children}</span>
    </span>
  )
}

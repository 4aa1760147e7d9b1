// Something that is folded until it is wanted: its own line says what it is, and which way it opens.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FoldProps = {
  summary: ReactNode
  /** Of the whole of it. */
  className?: string
  /** Of the line that is always there. */
  line?: string
  children: ReactNode
}

export function Fold({ summary, className = '', line = '', children }: FoldProps) {
  return (
    <details className={`group/fold ${className}`}>
      <summary
        className={`flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 hover:text-brand [&::-webkit-details-marker]:hidden ${line}`}
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">{summary}</span>
        <Icon name="chevron" className="size-5 text-brand group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

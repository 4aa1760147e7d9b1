// One quiet note at the foot of the screen, over the page, so that nothing moves when it comes or goes.
import type { ReactNode } from 'react'

const tones = { good: 'bg-good', warn: 'bg-warn', calm: 'bg-brand' }

export function FootNote({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex max-w-xl items-start gap-3 rounded-card border border-line bg-raised px-4 py-3 text-[0.9375rem] leading-snug shadow-card">
      <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rounded-full ${tones[tone]}`} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

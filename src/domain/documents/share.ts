// A share: documents that a client shows to one practitioner for a time.

export type ShareState = 'open' | 'withdrawn' | 'over'

export const shareState = ({ until, withdrawnAt }: { until: Date; withdrawnAt: Date | null }, now: Date): ShareState =>
  withdrawnAt ? 'withdrawn' : until <= now ? 'over' : 'open'

/** As the client sees it. */
export type Share = {
  id: string
  practitioner: { slug: string; name: string }
  /** Those that are still there. */
  documents: { id: string; name: string }[]
  purpose: string
  sharedAt: Date
  until: Date
  withdrawnAt: Date | null
}

// The notes at the foot of the screen, together: that there is no connection, and that the page is a copy.
import { CopyNotice } from './copy-notice.tsx'
import { OfflineBanner } from './offline-banner.tsx'

export type FootNotesProps = { currency: string }

export function FootNotes({ currency }: FootNotesProps) {
  return (
    <>
      <OfflineBanner />
      <CopyNotice currency={currency} />
    </>
  )
}

// The notes at the foot of the screen, together: that there is no connection, that the currency stays, and that the page is a copy.
import { CopyNotice } from './copy-notice.tsx'
import { CurrencyNote } from './currency-note.tsx'
import { OfflineBanner } from './offline-banner.tsx'

export type FootNotesProps = { currency: string }

export function FootNotes({ currency }: FootNotesProps) {
  return (
    <>
      <OfflineBanner />
      <CurrencyNote currency={currency} />
      <CopyNotice currency={currency} />
    </>
  )
}

// Where notes at the foot of the screen stand: above the bar that some pages have there on a phone. They come after the page.
import { type ComponentType, useEffect, useState } from 'react'
import type { FootNotesProps } from './foot-notes.tsx'

/** @param currency that the page on the screen was drawn in */
export function FootNotices({ currency }: FootNotesProps) {
  const [Notes, setNotes] = useState<ComponentType<FootNotesProps>>()
  useEffect(() => {
    // Kept on the device with the first page, so that they are there when there is no connection.
    import('./foot-notes.tsx').then(
      ({ FootNotes }) => setNotes(() => FootNotes),
      () => {},
    )
  }, [])
  return <div className="foot-notices">{Notes && <Notes currency={currency} />}</div>
}

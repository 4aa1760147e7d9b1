// Loads the sign-in library while somebody still types.
import { useEffect } from 'react'
import { openUserPool } from '#web/browser/auth/user-pool.ts'

/** At hand when the button is pressed; if it cannot be had now, it is asked for again then. */
export function useLibraryAtHand(): void {
  useEffect(() => void loadLibrary(), [])
}

async function loadLibrary(): Promise<void> {
  try {
    await openUserPool()
  } catch {
    // Whoever presses the button is told.
  }
}

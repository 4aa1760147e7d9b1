// Counts the codes that were sent from a page, so that the wait for the next begins anew with each.
import { useState } from 'react'

export function useSends() {
  const [sends, setSends] = useState(0)
  return { sends, countSend: () => setSends((before) => before + 1) }
}

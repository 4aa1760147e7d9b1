// What stands there until somebody signs out without a line to the login: from then on nothing of them is on the page.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { SignedOut } from './signed-out.tsx'

const OutContext = createContext<() => void>(() => {})

/** Around everything of the profile that shows whose it is. */
export function UntilSignedOut({ children }: { children: ReactNode }) {
  const [isOut, setOut] = useState(false)
  const leave = useCallback(() => setOut(true), [])
  return <OutContext value={leave}>{isOut ? <SignedOut /> : children}</OutContext>
}

/** To be called once they have signed out and nothing leads on. */
export const useShowSignedOut = (): (() => void) => useContext(OutContext)

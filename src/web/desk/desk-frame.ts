// What every page of the desk gets from its frame: who is at it, what they may do, and by which clock the clinic counts.
import { createContext, useContext } from 'react'
import type { Permission } from '#kernel/who-may-do.ts'

export type DeskFrame = {
  /** Whoever is at the desk. */
  me: { id: string; name: string; email: string }
  /** As the API said: a screen decides nothing by itself. */
  may: string[]
  clinic: string
  timeZone: string
  /** Other locations where they work too. */
  elsewhere: { name: string; origin: string }[]
}

const FrameContext = createContext<DeskFrame | undefined>(undefined)

export const DeskFrameProvider = FrameContext.Provider

export function useDeskFrame(): DeskFrame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useDeskFrame outside the desk')
  return frame
}

/** Whether whoever is at the desk may do this; the API says so again when they do it. */
export function useMay(permission: Permission): boolean {
  return useDeskFrame().may.includes(permission)
}

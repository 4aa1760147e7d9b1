// What every part of the profile gets from the page: whose clinic it is, where to write to, and by which clock it counts.
import { createContext, useContext } from 'react'

export type ProfileFrame = {
  clinic: string
  clinicEmail: string
  /** Where the clinic is, and its time zone: every day and moment is said by that clock. */
  city: string
  timeZone: string
}

const FrameContext = createContext<ProfileFrame | undefined>(undefined)

export const ProfileFrameProvider = FrameContext.Provider

export function useProfileFrame(): ProfileFrame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useProfileFrame outside the profile')
  return frame
}

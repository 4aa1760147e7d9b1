// What every part of the profile gets from the page: whose clinic it is, and where to write to.
import { createContext, useContext } from 'react'

export type ProfileFrame = { clinic: string; clinicEmail: string }

const FrameContext = createContext<ProfileFrame | undefined>(undefined)

export const ProfileFrameProvider = FrameContext.Provider

export function useProfileFrame(): ProfileFrame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useProfileFrame outside the profile')
  return frame
}

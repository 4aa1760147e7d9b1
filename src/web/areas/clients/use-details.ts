// What all parts of the details share: the desk that saves them, the countries, and which part was changed last.
import { createContext, useContext } from 'react'
import type { DetailsDesk } from './details-desk.ts'
import type { CountryOption } from './phone-parts.server.ts'

export type Details = {
  desk: DetailsDesk
  /** Whose drafts they are. */
  owner: string
  countries: readonly CountryOption[]
  /** The part whose last change can be taken back. */
  latest: string | undefined
  /** Something was saved. @param part by its name */
  onSaved: (part: string) => void
}

const DetailsContext = createContext<Details | undefined>(undefined)

export const DetailsProvider = DetailsContext.Provider

export function useDetails(): Details {
  const details = useContext(DetailsContext)
  if (!details) throw new Error('useDetails outside the page of the details')
  return details
}

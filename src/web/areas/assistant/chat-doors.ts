// Ways out of the conversation, for whatever stands in it: to a page of the site, and to a person.
import { createContext } from 'react'

export type Doors = {
  /** Opens a page of the site in this tab. */
  follow: (path: string) => void
  toPerson: () => void
}

export const ChatDoors = createContext<Doors>({ follow: () => {}, toPerson: () => {} })

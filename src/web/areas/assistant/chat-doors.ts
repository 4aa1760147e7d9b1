// Ways out of the conversation, for whatever stands in it: to a page of the site, and to a person.
import { createContext } from 'react'

export type Doors = {
  /** Opens a page of the site in this tab. */
  follow: (path: string) => void
  toPerson: () => void
  /** Back to the field, from something pressed that is there no longer. */
  toInput: () => void
  /** The clinic's number. */
  phone: string
  /** Links to the clinic's own mailbox and WhatsApp: others of the kind in an answer lead nowhere. */
  contacts: readonly string[]
}

export const ChatDoors = createContext<Doors>({
  follow: () => {},
  toPerson: () => {},
  toInput: () => {},
  phone: '',
  contacts: [],
})

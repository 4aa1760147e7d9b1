// The build that a document was drawn by: the tab runs the same, and finds it written there.
import { createContext, useContext } from 'react'

const BuildContext = createContext<string | undefined>(undefined)

export const BuildProvider = BuildContext.Provider

/** What stands in the document; the same for as long as it lives. */
export const useOwnBuild = (): string | undefined => useContext(BuildContext)

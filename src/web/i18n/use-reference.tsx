// The reference number of a request that failed, for the visitor to quote and for us to find in the log.
import { createContext, useContext } from 'react'

const ReferenceContext = createContext<string | undefined>(undefined)

export const ReferenceProvider = ReferenceContext.Provider

/** Undefined where nothing failed. */
export const useReference = (): string | undefined => useContext(ReferenceContext)

// What a page of the profile shows where what it is of is not there: within the frame, where the way to the other pages is.
import { isRouteErrorResponse } from 'react-router'
import { MissingPart } from './missing-part.tsx'

/** What is no missing page goes on to the page of failures. */
export function MissingBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <MissingPart />
}

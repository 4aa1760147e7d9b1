// A link from one page of signing in to another. It keeps where the person wanted to go, and stands in the place of the page it is on.
import { Link, type LinkProps, useLocation } from 'react-router'
import { withNext } from '#web/page/session-place.ts'

type AuthWayProps = Omit<LinkProps, 'to' | 'replace'> & { to: `/auth/${string}` }

/** Back, after signing in, is the page before the first of them, and never a login that leads on again. */
export function AuthWay({ to, ...rest }: AuthWayProps) {
  const { search } = useLocation()
  return <Link {...rest} to={withNext(to, search)} replace />
}

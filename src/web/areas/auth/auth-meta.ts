// The head of the pages of signing in: never found by search engines, and never told to anyone as the page before.
import type { MetaDescriptor } from 'react-router'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { AuthFrame, AuthPageName } from './present-auth.server.ts'

export function authMeta(frame: Pick<AuthFrame, 'titles'> | undefined, page: AuthPageName): MetaDescriptor[] {
  const title = frame && { title: frame.titles[page] }
  // The browser asks for the icon anew whenever the address changes, and would tell it.
  return [...unlistedMeta(title), { name: 'referrer', content: 'strict-origin' }]
}

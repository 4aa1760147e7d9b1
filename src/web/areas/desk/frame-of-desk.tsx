// What stands around every page of the desk: whose clinic it is, the way between the pages, and who is at it.
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { placesFor } from '#web/desk/desk-places.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function FrameOfDesk({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { clinic, me, may, elsewhere } = useDeskFrame()
  const { pathname } = useLocation()
  return (
    <>
      <header className="border-b border-line print:hidden">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 lg:px-8">
          <Link to="/desk" className="inline-flex min-h-11 items-center font-semibold">
            {t('desk.title', { clinic })}
          </Link>
          <p className="ms-auto flex flex-wrap items-center gap-x-4 text-sm text-muted">
            {elsewhere.map(({ name, origin }) => (
              <a key={origin} className="link inline-flex min-h-11 items-center" href={`${origin}/desk`}>
                {t('desk.otherPlace', { name })}
              </a>
            ))}
            <bdi className="min-w-0 wrap-anywhere">{me.name}</bdi>
            <a className="link inline-flex min-h-11 items-center" href="/">
              {t('desk.toSite')}
            </a>
            <Link className="link inline-flex min-h-11 items-center" to="/auth/logout">
              {t('desk.signOut')}
            </Link>
          </p>
        </div>
        <nav aria-label={t('desk.nav.label')} className="px-2 lg:px-6">
          {/* In two lines where one is too short: nothing of it is out of sight. */}
          <ul className="flex flex-wrap gap-x-1">
            {placesFor(may).map(({ name, to, icon }) => (
              <li key={name} className="shrink-0">
                <Link
                  to={to}
                  aria-current={isAt(pathname, to) ? 'page' : undefined}
                  className="group flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
                >
                  <Icon name={icon} className="size-5 max-sm:hidden" />
                  {t(`desk.nav.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="px-4 py-6 lg:px-8">{children}</div>
    </>
  )
}

/** The inbox is everything that no other page is above: its items and the offers are below addresses of their own. */
const isAt = (pathname: string, to: string): boolean =>
  to === '/desk'
    ? /^\/desk(\/(inbox|offers)(\/|$)|\/?$)/.test(pathname)
    : pathname === to || pathname.startsWith(`${to}/`)

// The way between the pages of the profile: at the side on a desk, a line that moves sideways on a phone.
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { placeOf, profilePlaces } from '#web/signed-in/profile-places.ts'
import { Icon } from '#web/ui/icon.tsx'

export function ProfileNav() {
  const { t } = useTexts()
  const here = placeOf(useLocation().pathname.replace(/\/+$/, ''))
  return (
    <nav aria-label={t('profile.nav.label')} className="min-w-0 max-lg:-mx-4 max-lg:border-b max-lg:border-line">
      <ul
        ref={useHereInSight()}
        className="relative flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] lg:grid lg:gap-1 lg:overflow-visible lg:px-0"
      >
        {profilePlaces.map(({ name, to, icon }) => (
          <li key={name} className="shrink-0">
            <Link
              to={to}
              aria-current={to === here ? 'page' : undefined}
              className="group flex min-h-12 items-center gap-3 border-b-2 border-transparent px-3 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink lg:rounded-xl lg:border-0 lg:px-4 lg:whitespace-normal lg:hover:bg-tint lg:aria-[current=page]:bg-tint"
            >
              <Icon name={icon} className="size-5 max-lg:hidden group-aria-[current=page]:text-brand" />
              {/* Bold is wider: its room is there from the first, so that nothing beside it moves. */}
              <span className="grid group-aria-[current=page]:font-semibold">
                {t(`profile.nav.${name}`)}
                <span aria-hidden="true" className="invisible block h-0 overflow-hidden font-semibold">
                  {t(`profile.nav.${name}`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the line is longer than the screen, the page that is shown is moved into it; the page itself stays where it is. */
function useHereInSight() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const line = list.current
    const here = line?.querySelector('[aria-current=page]')
    if (!line || !here) return
    const [room, own] = [line.getBoundingClientRect(), here.getBoundingClientRect()]
    line.scrollLeft += own.left + own.width / 2 - (room.left + room.width / 2)
  }, [pathname])
  return list
}

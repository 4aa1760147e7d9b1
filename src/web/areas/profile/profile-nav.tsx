// The way between the pages of the profile: at the side on a desk, a line that moves sideways on a phone.
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { checkoutPlace, placeOf, profilePlaces } from '#web/signed-in/profile-places.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** @param items in the order that is open; none where there is none */
export function ProfileNav({ items = 0 }: { items?: number | undefined }) {
  const { t } = useTexts()
  const here = placeOf(useLocation().pathname.replace(/\/+$/, ''))
  const all: (NavPlace & { name: string })[] = profilePlaces.map((place) => ({
    ...place,
    text: t(`profile.nav.${place.name}`),
  }))
  const checkout = { ...checkoutPlace, text: t('profile.nav.checkout', { count: items }) }
  const places = items > 0 ? all.toSpliced(1, 0, checkout) : all
  return (
    <nav aria-label={t('profile.nav.label')} className="min-w-0 max-lg:-mx-4 max-lg:border-b max-lg:border-line">
      <ul
        ref={useHereInSight()}
        className="relative flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] lg:grid lg:gap-1 lg:overflow-visible lg:px-0"
      >
        {places.map((place) => (
          <NavItem key={place.name} {...place} isHere={place.to === here} />
        ))}
      </ul>
    </nav>
  )
}

type NavPlace = { to: string; icon: IconName; text: string }
type NavItemProps = NavPlace & { isHere: boolean }

function NavItem({ to, icon, text, isHere }: NavItemProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="group flex min-h-12 items-center gap-3 border-b-2 border-transparent px-3 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink lg:rounded-xl lg:border-0 lg:px-4 lg:whitespace-normal lg:hover:bg-tint lg:aria-[current=page]:bg-tint"
      >
        <Icon name={icon} className="size-5 max-lg:hidden group-aria-[current=page]:text-brand" />
        {/* Bold is wider: its room is there from the first, so that nothing beside it moves. */}
        <span className="grid group-aria-[current=page]:font-semibold">
          {text}
          <span aria-hidden="true" className="invisible block h-0 overflow-hidden font-semibold">
            {text}
          </span>
        </span>
      </Link>
    </li>
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

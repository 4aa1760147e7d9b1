// The menu of a narrow screen: a disclosure that opens without scripts and closes by a tap beside it or by Escape.
import { useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { places } from './places.ts'

export function PhoneMenu() {
  const { t } = useTexts()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <details ref={menu} className="group ms-auto md:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-semibold group-open:before:fixed group-open:before:inset-0 [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
          <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
            <path d="M6 6l12 12M18 6L6 18" className="hidden group-open:inline" />
          </g>
        </svg>
        {t('shell.menu')}
      </summary>
      <nav
        aria-label={t('shell.navigation')}
        className="absolute inset-x-0 top-full z-10 border-b border-line bg-paper shadow-card"
      >
        <ul className="page grid py-2">
          {places.map(({ to, text }) => (
            <li key={to} className="border-b border-line">
              <NavLink to={to} className="flex min-h-14 items-center text-lg aria-[current=page]:font-semibold">
                {t(text)}
              </NavLink>
            </li>
          ))}
          <li className="border-b border-line">
            <NavLink
              to="/profile"
              className="flex min-h-14 items-center gap-3 text-lg aria-[current=page]:font-semibold"
            >
              <Icon name="person" />
              {t('shell.account')}
            </NavLink>
          </li>
          <li className="py-4">
            <Link to="/quote" className="button w-full">
              {t('shell.quote')}
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}

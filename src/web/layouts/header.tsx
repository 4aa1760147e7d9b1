// The header: a band with language and currency that scrolls away, and a bar with name and menu that stays.
import { Link, NavLink, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CurrencyPicker } from './currency-picker.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Mark } from './mark.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { places } from './places.ts'
import type { Shell } from './present-shell.server.ts'

/** Expanded at the top of the page; further down it sticks out by no more than a line of the band. Nothing moves. */
export function Header({ shell }: { shell: Shell }) {
  return (
    <header className="sticky print:hidden -top-11 z-30 [@media(height<400px)]:static">
      <div className="bg-linear-120 from-(--header-from) to-(--header-to) rtl:bg-linear-240">
        <div className="page flex h-12 items-center gap-2">
          <PhoneLink phone={shell.phone} />
          <div className="ms-auto flex items-center gap-2">
            <LanguageLinks languages={shell.languages} />
            <CurrencyPicker currency={shell.currency} currencies={shell.currencies} />
          </div>
        </div>
      </div>
      <Bar name={shell.name} />
    </header>
  )
}

function Bar({ name }: { name: string }) {
  const { t } = useTexts()
  const { key } = useLocation()
  return (
    <div className="relative border-b border-line bg-paper">
      <div className="page flex h-16 items-center gap-8">
        <Link to="/" className="flex min-w-0 items-center gap-3 py-2 text-lg leading-tight font-semibold">
          <Mark className="size-8 shrink-0" />
          {name}
        </Link>
        <nav aria-label={t('shell.navigation')} className="ms-auto hidden md:block">
          <ul className="flex gap-7">
            {places.map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex h-16 items-center border-y-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-b-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavLink
          to="/profile"
          className="hidden h-16 min-w-11 items-center justify-center gap-2 border-y-2 border-transparent text-muted hover:text-ink md:flex aria-[current=page]:border-b-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <Icon name="person" />
          <span className="max-lg:sr-only">{t('shell.account')}</span>
        </NavLink>
        <Link to="/quote" className="button hidden min-h-11 py-1 md:inline-flex">
          {t('shell.quote')}
        </Link>
        <PhoneMenu key={key} />
      </div>
    </div>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  const { t } = useTexts()
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className="chip" aria-label={t('shell.call', { phone })}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0">
        <path
          d="M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      <bdi dir="ltr" className="figure hidden min-[360px]:inline noscript:max-sm:hidden">
        {phone}
      </bdi>
    </a>
  )
}

// The header: who the provider is, where to go, and in which language and currency.
import { Link, NavLink } from 'react-router'
import { useTexts } from '../i18n/use-texts.tsx'
import { CurrencyPicker } from './currency-picker.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { Shell } from './present-shell.server.ts'

const places = [
  { to: '/procedures', text: 'shell.procedures' },
  { to: '/packages', text: 'shell.packages' },
  { to: '/contact', text: 'shell.contact' },
] as const

export function Header({ shell }: { shell: Shell }) {
  const { t } = useTexts()
  return (
    <header
      className="pt-3 pb-3"
      style={{ backgroundImage: 'linear-gradient(120deg, var(--header-from), var(--header-to))' }}
    >
      <div className="page card flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 md:px-6">
        <Link to="/" className="me-auto flex items-center gap-3 py-2 text-lg font-semibold">
          <Mark />
          {shell.name}
        </Link>
        <nav aria-label={t('shell.navigation')} className="order-last w-full md:order-none md:w-auto">
          <ul className="flex flex-wrap gap-x-5">
            {places.map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  prefetch="intent"
                  className="inline-block border-b-2 border-transparent py-2 hover:border-accent aria-[current=page]:border-brand aria-[current=page]:font-semibold"
                >
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3">
          <LanguageLinks languages={shell.languages} />
          <CurrencyPicker currency={shell.currency} currencies={shell.currencies} />
        </div>
        <Link to="/quote" prefetch="intent" className="button hidden md:inline-flex">
          {t('shell.quote')}
        </Link>
      </div>
    </header>
  )
}

/** The mark of the house: rows of the theatre at Epidauros. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="text-brand">
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M3 24a13 13 0 0 1 26 0" />
        <path d="M8.5 24a7.5 7.5 0 0 1 15 0" />
        <path d="M14 24a2 2 0 0 1 4 0" />
      </g>
    </svg>
  )
}

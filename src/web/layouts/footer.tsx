// The footer: how to reach the provider, the legal pages, and where help is in an emergency.
import { Link } from 'react-router'
import { useTexts } from '../i18n/use-texts.tsx'
import type { Shell } from './present-shell.server.ts'

const legal = [
  { to: '/privacy-policy', text: 'shell.privacy' },
  { to: '/terms-of-service', text: 'shell.terms' },
  { to: '/cookie-policy', text: 'shell.cookies' },
] as const

export function Footer({ shell }: { shell: Shell }) {
  const { t } = useTexts()
  return (
    <footer className="mt-16 border-t border-line bg-tint">
      <div className="page grid gap-8 py-12 md:grid-cols-3">
        <div>
          <p className="font-semibold">{shell.name}</p>
          <p className="text-muted">{shell.address}</p>
          <p className="text-muted">{shell.legalName}</p>
        </div>
        <div>
          <p>
            <a className="link" href={`tel:${shell.phone.replaceAll(' ', '')}`}>
              <bdi className="figure">{shell.phone}</bdi>
            </a>
          </p>
          <p>
            <a className="link" href={`mailto:${shell.email}`}>
              {shell.email}
            </a>
          </p>
          <p className="mt-2 text-muted">{t('shell.emergency', { phone: shell.emergencyPhone, city: shell.city })}</p>
        </div>
        <nav aria-label={t('shell.legal')}>
          <ul className="grid gap-1">
            {legal.map(({ to, text }) => (
              <li key={to}>
                <Link className="link" to={to}>
                  {t(text)}
                </Link>
              </li>
            ))}
            <li>
              <Link className="link" to="/preferences">
                {t('shell.preferences')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

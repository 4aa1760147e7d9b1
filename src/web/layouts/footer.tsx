// The footer: how to reach the provider, where everything is, and where help is in an emergency.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Mark } from './mark.tsx'
import { places } from './places.ts'
import type { Shell } from './present-shell.server.ts'

const legal = [
  { to: '/privacy-policy', text: 'shell.privacy' },
  { to: '/terms-of-service', text: 'shell.terms' },
  { to: '/cookie-policy', text: 'shell.cookies' },
  { to: '/preferences', text: 'shell.preferences' },
] as const

export function Footer({ shell }: { shell: Shell }) {
  const { t } = useTexts()
  return (
    <footer className="print:hidden mt-24 border-t border-line bg-tint">
      <div className="page grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr_1fr_1.4fr]">
        <div className="grid content-start gap-2">
          <p className="flex items-center gap-3 text-lg font-semibold">
            <Mark className="size-7 shrink-0" />
            {shell.name}
          </p>
          <p className="max-w-[36ch] text-muted">{shell.address}</p>
          <p className="max-w-[36ch] text-muted">{shell.legalName}</p>
        </div>
        <Reach shell={shell} />
        <LinkList label={t('shell.pages')}>
          {[...places, { to: '/quote', text: 'shell.quote' } as const].map(({ to, text }) => (
            <FooterLink key={to} to={to} text={t(text)} />
          ))}
        </LinkList>
        <LinkList label={t('shell.legal')}>
          {legal.map(({ to, text }) => (
            <FooterLink key={to} to={to} text={t(text)} />
          ))}
        </LinkList>
      </div>
      <div className="page border-t border-line py-6">
        <p className="text-muted">{t('shell.emergency', { phone: shell.emergencyPhone, city: shell.city })}</p>
      </div>
    </footer>
  )
}

function Reach({ shell }: { shell: Shell }) {
  const { t } = useTexts()
  return (
    <div className="grid content-start gap-1">
      <p className="pb-1 font-semibold">{t('shell.reach')}</p>
      <p>
        <a className="link inline-block py-1" href={`tel:${shell.phone.replaceAll(' ', '')}`}>
          <bdi dir="ltr" className="figure">
            {shell.phone}
          </bdi>
        </a>
      </p>
      <p>
        <a className="link inline-block py-1 break-all" href={`mailto:${shell.email}`}>
          <bdi dir="ltr">{shell.email}</bdi>
        </a>
      </p>
      <p className="max-w-[30ch] text-muted">{shell.hours}</p>
    </div>
  )
}

function LinkList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="pb-2 font-semibold">
        {label}
      </p>
      <ul className="grid gap-1">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link className="inline-block py-1 text-muted hover:text-ink hover:underline" to={to}>
        {text}
      </Link>
    </li>
  )
}

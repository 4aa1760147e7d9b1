// The ways to write to the clinic or to call it, as large rows to press.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ContactText } from './present-contact.server.ts'

export function Channels({ contact }: { contact: ContactText }) {
  const { t } = useTexts()
  const { email, phone, whatsapp } = contact
  return (
    <ul className="border-t border-line">
      <Channel label={t('contact.email')} href={`mailto:${email}`} hint={t('contact.emailHint')}>
        <span className="break-all">{email}</span>
      </Channel>
      {whatsapp && (
        <Channel label={t('contact.whatsapp')} href={whatsapp.link} hint={t('contact.whatsappHint')}>
          <span className="figure">{whatsapp.number}</span>
        </Channel>
      )}
      <Channel label={t('contact.phone')} href={`tel:${phone.replaceAll(' ', '')}`} hint={t('contact.phoneHint')}>
        <span className="figure">{phone}</span>
      </Channel>
    </ul>
  )
}

function Channel({ label, href, hint, children }: { label: string; href: string; hint: string; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <a href={href} rel="noreferrer" className="group flex items-center gap-4 py-6">
        <span className="grid grow gap-1">
          <span className="text-muted">{label}</span>
          <bdi dir="ltr" className="justify-self-start text-xl font-semibold text-brand group-hover:underline">
            {children}
          </bdi>
          <span className="hint">{hint}</span>
        </span>
        <Icon name="chevron" className="size-5 -rotate-90 text-muted rtl:rotate-90" />
      </a>
    </li>
  )
}

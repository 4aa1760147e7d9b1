// What is known of the client, to be read where the browser runs no scripts.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { KnownDetails } from './present-details.server.ts'

export function KnownAsText({ known: { record, currency, countries } }: { known: KnownDetails }) {
  const { t } = useTexts()
  const countryOf = (code = '') => countries.find((one) => one.code === code)?.name ?? ''
  const { address, emergencyContact: contact, companions, passport } = record
  const { line1, line2, postalCode, city, region } = address ?? {}
  const rows = [
    [t('profile.me.name'), [record.firstName, record.lastName].filter(Boolean).join(' ')],
    [t('profile.me.phone'), record.phoneNumber],
    [
      t('profile.me.address'),
      [line1, line2, postalCode, city, region, countryOf(address?.country)].filter(Boolean).join(', '),
    ],
    [t('profile.me.emergencyContact'), [contact?.name, contact?.phone].filter(Boolean).join(', ')],
    [t('profile.me.companions'), companions.map(({ name }) => name).join(', ')],
    [t('profile.me.passport'), [countryOf(passport?.country), passport?.validUntil].filter(Boolean).join(', ')],
    [t('profile.me.currency'), currency],
  ] as const
  return (
    <div className="hidden gap-6 noscript:grid">
      <p className="rounded-xl bg-tint p-4">{t('profile.noScripts')}</p>
      <dl className="grid gap-4">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="hint">{name}</dt>
              <dd className="font-semibold wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

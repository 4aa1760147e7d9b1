// The page of the details: who the client is and how to reach them, each part saved by itself as it is left.
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CurrencyChoiceField } from '#web/signed-in/currency-choice-field.tsx'
import { sayPlainDate } from '#web/signed-in/say-plain-date.ts'
import { Section } from '#web/signed-in/section.tsx'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import { CompanionsPart } from './companions-part.tsx'
import { CountryList, Line, PhoneFields } from './detail-fields.tsx'
import { DetailsDesk } from './details-desk.ts'
import { KnownAsText } from './known-as-text.tsx'
import { PartForm } from './part-form.tsx'
import { PicturePart } from './picture-part.tsx'
import type { KnownDetails } from './present-details.server.ts'
import { DetailsProvider, useDetails } from './use-details.ts'

export function DetailsPage({ owner, known }: { owner: string; known: KnownDetails }) {
  const details = useDesk(owner, known)
  const { t } = useTexts()
  return (
    <DetailsProvider value={details}>
      <DetailsHead />
      <KnownAsText known={known} />
      <div className="noscript:hidden">
        <Section title={t('profile.me.you')} text={t('profile.me.youText')}>
          <PicturePart />
          <NameParts known={known} />
        </Section>
        <Section title={t('profile.me.reach')} text={t('profile.me.reachText')}>
          <PhonePart known={known} />
          <AddressPart known={known} />
        </Section>
        <Section title={t('profile.me.emergencyContact')} text={t('profile.me.emergencyText')}>
          <EmergencyPart known={known} />
        </Section>
        <Section title={t('profile.me.companions')} text={t('profile.me.companionsText')}>
          <CompanionsPart atFirst={known.record.companions} />
        </Section>
        <Section place="passport" title={t('profile.me.passport')} text={t('profile.me.passportText')}>
          <PassportPart known={known} />
        </Section>
        <Section place="currency" title={t('profile.me.currency')} text={t('profile.me.currencyText')}>
          <CurrencyChoiceField currency={known.currency} currencies={known.currencies} to="/profile/me#currency" />
        </Section>
      </div>
    </DetailsProvider>
  )
}

export function DetailsHead() {
  const { t } = useTexts()
  return (
    <header className="grid gap-2 pb-8 md:pb-10">
      <h1>{t('profile.me.title')}</h1>
      <p className="text-lg text-muted">{t('profile.me.introduction')}</p>
    </header>
  )
}

/** One desk for as long as the page is shown. */
function useDesk(owner: string, { record, countries }: KnownDetails) {
  const call = useOwnCall()
  const { revalidate } = useRevalidator()
  const [latest, setLatest] = useState<string>()
  const [desk] = useState(() => {
    const dialCodes = Object.fromEntries(countries.map(({ code, dialCode }) => [code, dialCode]))
    return new DetailsDesk({ record, dialCodes, call })
  })
  useEffect(() => desk.hear(record), [desk, record])
  const onSaved = useCallback(
    (part: string) => {
      setLatest(part)
      // The page beside it shows name and picture.
      if (shownBeside.includes(part)) void revalidate()
    },
    [revalidate],
  )
  return useMemo(() => ({ desk, owner, countries, latest, onSaved }), [desk, owner, countries, latest, onSaved])
}

const shownBeside = ['firstName', 'lastName', 'picture']

type KnownProps = { known: KnownDetails }

function NameParts({ known: { record } }: KnownProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((name) => (
        <PartForm key={name} name={name} saved={{ [name]: record[name] }}>
          {(reasons) => (
            <Line
              name={name}
              label={t(`profile.me.${name}`)}
              saved={record[name]}
              reason={reasons[name]}
              input={{ autoComplete: name === 'firstName' ? 'given-name' : 'family-name', maxLength: 60 }}
            />
          )}
        </PartForm>
      ))}
    </div>
  )
}

function PhonePart({ known: { record, phone } }: KnownProps) {
  // Most have a number of where they live.
  const shown = { ...phone, country: phone.country || (phone.number ? '' : (record.address?.country ?? '')) }
  return (
    <PartForm name="phone" saved={{ phoneCountry: phone.country, phone: phone.number }}>
      {(reasons) => <PhoneFields saved={shown} reason={reasons.phone} autoComplete="tel" />}
    </PartForm>
  )
}

const addressInput = {
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  postalCode: { autoComplete: 'postal-code', maxLength: 20 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  region: { autoComplete: 'address-level1', maxLength: 80 },
} as const

function AddressPart({ known: { record } }: KnownProps) {
  const { t } = useTexts()
  const { line1 = '', line2 = '', postalCode = '', city = '', region = '', country = '' } = record.address ?? {}
  const saved = { line1, line2, postalCode, city, region, country }
  const line = (name: keyof typeof addressInput, reasons: Record<string, string>) => (
    <Line
      name={name}
      label={t(`profile.me.${name}`)}
      saved={saved[name]}
      reason={reasons[name]}
      input={addressInput[name]}
    />
  )
  return (
    <PartForm name="address" saved={saved}>
      {(reasons) => (
        <>
          {line('line1', reasons)}
          {line('line2', reasons)}
          <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            {line('postalCode', reasons)}
            {line('city', reasons)}
          </div>
          {line('region', reasons)}
          <CountryList
            name="country"
            label={t('profile.me.country')}
            saved={country}
            reason={reasons.country}
            autoComplete="country"
          />
        </>
      )}
    </PartForm>
  )
}

function EmergencyPart({ known: { record, emergencyPhone } }: KnownProps) {
  const { t } = useTexts()
  const { name = '', relation = '' } = record.emergencyContact ?? {}
  const { country, number } = emergencyPhone
  return (
    <PartForm name="emergencyContact" saved={{ name, relation, phoneCountry: country, phone: number }}>
      {(reasons) => (
        <>
          <Line
            name="name"
            label={t('profile.me.name')}
            saved={name}
            reason={reasons.name}
            input={{ autoComplete: 'off' }}
          />
          <Line
            name="relation"
            label={t('profile.me.relation')}
            hint={t('profile.me.relationHint')}
            saved={relation}
            reason={reasons.relation}
            input={{ autoComplete: 'off', maxLength: 60 }}
          />
          <PhoneFields saved={emergencyPhone} reason={reasons.phone} />
        </>
      )}
    </PartForm>
  )
}

function PassportPart({ known: { record, today } }: KnownProps) {
  const { t, language } = useTexts()
  const { desk } = useDetails()
  const warning = useId()
  const { country = '', validUntil = '' } = record.passport ?? {}
  /** Of what is saved by now, which is drawn anew with each change. */
  const isOver = (until = '') => until !== '' && until < today
  return (
    <PartForm name="passport" saved={{ country, validUntil }}>
      {(reasons) => (
        <>
          <CountryList
            name="country"
            label={t('profile.me.passportCountry')}
            saved={country}
            reason={reasons.country}
            autoComplete="off"
          />
          <Line
            name="validUntil"
            label={t('profile.me.validUntil')}
            saved={validUntil}
            reason={reasons.validUntil}
            describedBy={warning}
            input={{ type: 'date', autoComplete: 'off', dir: 'ltr' }}
          />
          <p id={warning} className="font-semibold text-warn empty:hidden">
            {isOver(desk.record.passport?.validUntil) &&
              t('profile.me.passportOver', { date: sayPlainDate(desk.record.passport?.validUntil ?? '', language) })}
          </p>
        </>
      )}
    </PartForm>
  )
}

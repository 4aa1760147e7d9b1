// The fields that the details are made of: a line, a list of countries, a phone number with its country.
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldBox } from '#web/areas/auth/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sayReason } from './say-reason.ts'
import { useDetails } from './use-details.ts'

type FieldProps = { name: string; label: string; hint?: string | undefined; saved: string; reason: string | undefined }

type LineProps = FieldProps & {
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'dir' | 'min' | 'max'
  >
}

export function Line({ name, label, hint, saved, reason, input }: LineProps) {
  const { t } = useTexts()
  return (
    <FieldBox name={name} label={label} hint={hint} fault={reason && t(sayReason(name, reason))}>
      {(attributes) => (
        <input
          {...attributes}
          className="field"
          type="text"
          dir="auto"
          maxLength={120}
          defaultValue={saved}
          {...input}
        />
      )}
    </FieldBox>
  )
}

/** The browser's own list, which is searched by typing. */
export function CountryList({ name, label, hint, saved, reason, autoComplete }: FieldProps & { autoComplete: string }) {
  const { t } = useTexts()
  const { countries } = useDetails()
  return (
    <FieldBox name={name} label={label} hint={hint} fault={reason && t(sayReason(name, reason))}>
      {(attributes) => (
        <List>
          <select {...attributes} className={listClass} defaultValue={saved} autoComplete={autoComplete}>
            <option value="">{t('profile.me.noCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </List>
      )}
    </FieldBox>
  )
}

type PhoneProps = {
  saved: { country: string; number: string }
  reason: string | undefined
  autoComplete?: 'tel' | 'off'
}

export function PhoneFields({ saved, reason, autoComplete = 'off' }: PhoneProps) {
  const { t } = useTexts()
  const { countries } = useDetails()
  const isOwn = autoComplete === 'tel'
  return (
    <div className="grid gap-3">
      <FieldBox name="phoneCountry" label={t('profile.me.phoneCountry')}>
        {(attributes) => (
          <List>
            <select
              {...attributes}
              className={listClass}
              defaultValue={saved.country}
              autoComplete={isOwn ? 'tel-country-code' : 'off'}
            >
              <option value="">{t('profile.me.noCountry')}</option>
              {countries.map(({ code, name, dialCode }) => (
                <option key={code} value={code}>{`${name} \u2066+${dialCode}\u2069`}</option>
              ))}
            </select>
          </List>
        )}
      </FieldBox>
      <FieldBox name="phone" label={t('profile.me.phone')} fault={reason && t(sayReason('phone', reason))}>
        {(attributes) => (
          <input
            {...attributes}
            className="field rtl:text-end"
            type="tel"
            dir="ltr"
            maxLength={40}
            defaultValue={saved.number}
            autoComplete={isOwn ? 'tel-national' : 'off'}
          />
        )}
      </FieldBox>
    </div>
  )
}

export const listClass = 'field appearance-none truncate pe-11'

export function List({ children }: { children: ReactNode }) {
  return (
    <span className="relative block min-w-0">
      {children}
      <Icon name="chevron" className="pointer-events-none absolute end-3.5 top-3.5 size-5 text-muted" />
    </span>
  )
}

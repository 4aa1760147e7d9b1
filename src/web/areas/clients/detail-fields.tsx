// The fields that the details are made of: a line, a list of countries, a phone number with its country.
import type { InputHTMLAttributes } from 'react'
import { setValue, valueOf } from '#web/browser/form-fields.ts'
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { countryOf } from './country-of-phone.ts'
import { sayReason } from './say-reason.ts'
import { useDetails } from './use-details.ts'

type FieldProps = { name: string; label: string; hint?: string | undefined; saved: string; reason: string | undefined }

type LineProps = FieldProps & {
  /** Id of more that describes it. */
  describedBy?: string
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'dir' | 'min' | 'max'
  >
}

export function Line({ name, label, hint, saved, reason, describedBy, input }: LineProps) {
  const { t } = useTexts()
  return (
    <FieldBox
      name={name}
      label={label}
      hint={hint}
      fault={reason && t(sayReason(name, reason))}
      describedBy={describedBy}
    >
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
        <SelectBox>
          <select {...attributes} className={selectClass} defaultValue={saved} autoComplete={autoComplete}>
            <option value="">{t('profile.me.noCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </SelectBox>
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
          <SelectBox>
            <select
              {...attributes}
              className={selectClass}
              defaultValue={saved.country}
              autoComplete={isOwn ? 'tel-country-code' : 'off'}
            >
              <option value="">{t('profile.me.noCountry')}</option>
              {countries.map(({ code, name, dialCode }) => (
                <option key={code} value={code}>{`${name} \u2066+${dialCode}\u2069`}</option>
              ))}
            </select>
          </SelectBox>
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
            onInput={({ currentTarget: { form, value } }) => {
              if (!form) return
              const country = countryOf(value, valueOf(form, 'phoneCountry'), countries)
              if (country !== undefined) setValue(form, 'phoneCountry', country)
            }}
            autoComplete={isOwn ? 'tel-national' : 'off'}
          />
        )}
      </FieldBox>
    </div>
  )
}

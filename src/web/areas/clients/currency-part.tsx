// The currency that prices are shown in, wherever its client is signed in: saved as soon as it is chosen.
import { FieldBox } from '#web/areas/auth/field-box.tsx'
import type { CurrencyGroups } from '#web/areas/preferences/present-currencies.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { List, listClass } from './detail-fields.tsx'
import { PartForm } from './part-form.tsx'
import type { KnownDetails } from './present-details.server.ts'

export function CurrencyPart({ known: { record, currencies } }: { known: KnownDetails }) {
  const { t } = useTexts()
  return (
    <PartForm name="currency" saved={{ currency: record.currency }}>
      {() => (
        <FieldBox name="currency" label={t('profile.me.currencyLabel')}>
          {(attributes) => (
            <List>
              <select {...attributes} className={listClass} defaultValue={record.currency} autoComplete="off">
                {record.currency === '' && <option value="">{t('profile.me.noCurrency')}</option>}
                <Options label={t('preferences.near')} options={currencies.near} />
                <Options label={t('preferences.others')} options={currencies.others} />
              </select>
            </List>
          )}
        </FieldBox>
      )}
    </PartForm>
  )
}

function Options({ label, options }: { label: string; options: CurrencyGroups['near'] }) {
  return (
    <optgroup label={label}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${name} (${code})`}
        </option>
      ))}
    </optgroup>
  )
}

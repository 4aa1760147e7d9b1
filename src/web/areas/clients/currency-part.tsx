// The currency that prices are shown in, wherever its client is signed in: saved as soon as it is chosen.
import { FieldBox } from '#web/areas/auth/field-box.tsx'
import { CurrencyOptions } from '#web/areas/preferences/currency-options.tsx'
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
                <CurrencyOptions {...currencies} />
              </select>
            </List>
          )}
        </FieldBox>
      )}
    </PartForm>
  )
}

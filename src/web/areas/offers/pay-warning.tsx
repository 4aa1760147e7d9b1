// Says before an offer is sent that its patient couldn't pay it on the site, why, and leads to what is missing.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Check } from './offer-draft-fields.ts'

type Reason = NonNullable<Check['cannotBePaid']>

/** The field to go on at; what the clinic has to say of every treatment stands in no field of an offer. */
const fields: Partial<Record<Reason, string>> = { 'no-dates': 'from', over: 'from', 'no-plan': 'deposit' }

/** @param onMend is told the place of the field to go on at */
export function PayWarning({ reason, onMend }: { reason: Reason; onMend: (path: string) => void }) {
  const { t } = useTexts()
  const path = fields[reason]
  return (
    <div role="note" className="grid gap-2 border-s-4 border-warn ps-3">
      <p>{t(`desk.offers.cannotBePaid.${reason}`)}</p>
      {path && (
        <button
          type="button"
          className="button button-quiet min-h-11 justify-self-start px-4 py-1"
          onClick={() => onMend(path)}
        >
          {t(reason === 'no-plan' ? 'desk.offers.cannotBePaid.setDeposit' : 'desk.offers.cannotBePaid.setDays')}
        </button>
      )}
    </div>
  )
}

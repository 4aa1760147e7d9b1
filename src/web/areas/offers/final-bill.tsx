// What the patient paid in the end: as the offer said, or another amount with its reason.
import { type FormEvent, useId, useState } from 'react'
import { readAmount } from '#kernel/read-amount.ts'
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { useOfferDeed } from './use-offer-deed.ts'

type FinalBillProps = { desk: Pick<OfferDeskView, 'reference' | 'bill' | 'billCurrency'>; total: string }

/** @param total of the accepted offer, as people read it */
export function FinalBill({ desk: { reference, bill, billCurrency: currency }, total }: FinalBillProps) {
  const { t } = useTexts()
  const id = useId()
  const deed = useOfferDeed(reference)
  const [isOpen, setOpen] = useState(false)
  const [isSame, setSame] = useState(true)
  const [{ amount, why }, setDraft] = useState({ amount: '', why: '' })
  const [wrong, setWrong] = useState<'amount' | 'why'>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const lacking = isSame
      ? undefined
      : readAmount(amount, currency).is !== 'amount'
        ? 'amount'
        : why.trim() === ''
          ? 'why'
          : undefined
    setWrong(lacking)
    if (lacking) document.getElementById(`${id}-${lacking}`)?.focus()
    else if (await deed.bill(isSame ? {} : { amount, currency, why })) {
      setOpen(false)
      deed.say('desk.offers.bill.saved')
    }
  }
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-4 md:p-5">
      <h2 id={id} className="text-xl">
        {t('desk.offers.bill')}
      </h2>
      {bill && (
        <div>
          <p className="font-semibold">
            {bill.isAsQuoted
              ? t('desk.offers.bill.matched')
              : t('desk.offers.bill.differs', { amount: `\u2068${bill.amount}\u2069`, total: `\u2068${total}\u2069` })}
          </p>
          {bill.why && <bdi className="block whitespace-pre-line">{bill.why}</bdi>}
          <p className="hint">{t('desk.offers.bill.by', { name: `\u2068${bill.by}\u2069`, moment: bill.at })}</p>
        </div>
      )}
      {bill && !isOpen ? (
        <button
          type="button"
          className="button button-quiet min-h-11 justify-self-start px-4 py-1"
          onClick={() => setOpen(true)}
        >
          {t('desk.offers.bill.correct')}
        </button>
      ) : (
        <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
          <fieldset>
            <legend className="label">{t('desk.offers.bill.question', { total: `\u2068${total}\u2069` })}</legend>
            {([true, false] as const).map((same) => (
              <label key={String(same)} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`${id}-same`}
                  className="size-5 accent-(--button)"
                  checked={isSame === same}
                  onChange={() => setSame(same)}
                />
                {t(same ? 'desk.offers.bill.yes' : 'desk.offers.bill.no')}
              </label>
            ))}
          </fieldset>
          {!isSame && (
            <>
              <div className="max-w-56">
                <label className="label" htmlFor={`${id}-amount`}>
                  {t('desk.offers.bill.amount')}
                </label>
                {wrong === 'amount' && (
                  <p id={`${id}-amount-fault`} className="mb-1 text-sm font-semibold text-bad">
                    {t('desk.offers.fault.amount')}
                  </p>
                )}
                <input
                  id={`${id}-amount`}
                  className="field figure"
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={40}
                  value={amount}
                  aria-invalid={wrong === 'amount' || undefined}
                  aria-describedby={wrong === 'amount' ? `${id}-amount-fault` : undefined}
                  onChange={({ currentTarget: { value } }) => setDraft({ amount: value, why })}
                />
                <AmountEcho text={amount} currency={currency} />
              </div>
              <div>
                <label className="label" htmlFor={`${id}-why`}>
                  {t('desk.offers.bill.why')}
                </label>
                {wrong === 'why' && (
                  <p id={`${id}-why-fault`} className="mb-1 text-sm font-semibold text-bad">
                    {t('desk.offers.fault.required')}
                  </p>
                )}
                <textarea
                  id={`${id}-why`}
                  className="field"
                  rows={3}
                  dir="auto"
                  maxLength={2000}
                  value={why}
                  aria-invalid={wrong === 'why' || undefined}
                  aria-describedby={wrong === 'why' ? `${id}-why-fault` : undefined}
                  onChange={({ currentTarget: { value } }) => setDraft({ amount, why: value })}
                />
              </div>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button" aria-disabled={deed.isBusy || undefined}>
              {t('desk.offers.bill.save')}
            </button>
            {bill && (
              <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
                {t('desk.offers.notYet')}
              </button>
            )}
          </div>
        </form>
      )}
      <ActionStatus news={deed.news} />
    </section>
  )
}

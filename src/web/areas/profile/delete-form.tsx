// The last question before an account is deleted; half-way through it says what is gone already, and goes on from there.
import { type FormEvent, useRef, useState } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { usePoolAccess } from '#web/signed-in/pool-access.tsx'
import { useAction } from '#web/signed-in/use-action.ts'
import { useOwnCall } from '#web/signed-in/use-own-call.ts'
import { eraseData } from './erase-data.ts'
import { ErasureSummary } from './erasure-summary.tsx'

export function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { t, language } = useTexts()
  const { leaveBy } = usePoolAccess()
  const call = useOwnCall()
  const deed = useAction({ 'not-allowed': 'profile.delete.other', 'no-longer-possible': 'profile.delete.stayFirst' })
  const [isOther, setOther] = useState(false)
  /** Everything but the account itself is gone: it can only go on from here. */
  const [isErased, setErased] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (deed.isBusy) return
    if (!isErased && !isSame(valueOf(event.currentTarget, 'email'), email)) {
      setOther(true)
      return control.current?.focus()
    }
    setOther(false)
    await deed.run((pool) =>
      leaveBy(async () => {
        if (!isErased) await eraseData(call, email, language)
        setErased(true)
        await pool.deleteUser()
      }, 'deleted'),
    )
  }
  return (
    <form noValidate onSubmit={(event) => void remove(event)} className="grid gap-5">
      {isErased ? (
        <p role="status" className="rounded-xl bg-tint p-4 font-semibold">
          {t('profile.delete.halfWay')}
        </p>
      ) : (
        <>
          <ErasureSummary />
          <p>{t('profile.delete.final')}</p>
          <FieldBox
            name="email"
            label={t('profile.delete.type')}
            hint={email}
            fault={isOther ? t('profile.delete.other') : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                ref={control}
                className="field rtl:text-end"
                dir="ltr"
                type="email"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            )}
          </FieldBox>
        </>
      )}
      <ActionStatus news={deed.news} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="button button-quiet border-bad text-bad"
          aria-disabled={deed.isBusy || undefined}
        >
          {t(isErased ? 'profile.delete.goOn' : 'profile.delete.confirm')}
        </button>
        {!isErased && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {t('profile.keep')}
          </button>
        )}
      </div>
    </form>
  )
}

/** In any letter case; while the address is not known, nothing typed can be it. */
const isSame = (typed: string, email: string): boolean =>
  email !== '' && typed.trim().toLowerCase() === email.toLowerCase()

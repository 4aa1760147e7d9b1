// A new share: which documents, with whom, what for and for how long; with the consent when it is the first one.
import { type FormEvent, useId, useRef, useState } from 'react'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import type { Colleague, ShownDocument } from './present-documents.server.ts'
import { keepShareDraft, readShareDraft, type ShareDraft } from './share-draft.ts'

/** Days to choose from; the middle one is the server's own choice. */
const spans = [30, 90, 180, 365] as const

type ShareFormProps = {
  /** What it begins with; what was typed and not sent where there is none. */
  begun: ShareDraft | undefined
  documents: readonly ShownDocument[]
  people: readonly Colleague[]
  asksConsent: boolean
  isBusy: boolean
  onShare: (wish: ShareDraft) => void
  onCancel: () => void
}

type Faults = Partial<Record<'documents' | 'practitioner' | 'isConsent', string>>

export function ShareForm({
  begun,
  documents,
  people,
  asksConsent: asksNow,
  isBusy,
  onShare,
  onCancel,
}: ShareFormProps) {
  const { t } = useTexts()
  const { draft, set } = useDraft(begun)
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  // Stays while the form is open: it may have the focus when it has been answered.
  const [asksConsent] = useState(asksNow)
  const chosen = draft.documents.filter((id) => documents.some((one) => one.id === id))
  const share = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found: Faults = {
      ...(chosen.length === 0 && { documents: t('documents.share.whichMissing') }),
      ...(draft.practitioner === '' && { practitioner: t('documents.share.whoMissing') }),
      ...(asksConsent && !draft.isConsent && { isConsent: t('documents.share.consentMissing') }),
    }
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    onShare({ ...draft, documents: chosen })
  }
  return (
    <form ref={form} noValidate onSubmit={share} className="grid gap-5 border-t border-line pt-5">
      <WhichDocuments
        documents={documents}
        chosen={chosen}
        fault={faults.documents}
        onChange={(ids) => set({ documents: ids })}
      />
      <FieldBox name="practitioner" label={t('documents.share.who')} fault={faults.practitioner}>
        {(attributes) => (
          <Select
            attributes={attributes}
            value={draft.practitioner}
            onChange={(practitioner) => set({ practitioner })}
            options={[
              { value: '', name: t('documents.share.choose') },
              ...people.map(({ slug, name, title }) => ({ value: slug, name: title ? `${name}, ${title}` : name })),
            ]}
          />
        )}
      </FieldBox>
      <FieldBox name="purpose" label={t('documents.share.what')} hint={t('documents.share.whatHint')}>
        {(attributes) => (
          <input
            {...attributes}
            className="field"
            dir="auto"
            autoComplete="off"
            maxLength={500}
            value={draft.purpose}
            onChange={({ target }) => set({ purpose: target.value })}
          />
        )}
      </FieldBox>
      <FieldBox name="days" label={t('documents.share.long')}>
        {(attributes) => (
          <Select
            attributes={attributes}
            value={String(draft.days)}
            onChange={(days) => set({ days: Number(days) })}
            options={spans.map((count) => ({ value: String(count), name: t('documents.share.days', { count }) }))}
          />
        )}
      </FieldBox>
      {asksConsent && (
        <Consent isGiven={draft.isConsent} fault={faults.isConsent} onChange={(isConsent) => set({ isConsent })} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {t('documents.share.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('documents.share.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Opened by a person: there is a tab whose storage can be read. */
function useDraft(begun: ShareDraft | undefined) {
  const [owner] = useState(() => authStore().getState().userId)
  const [draft, setDraft] = useState(() => begun ?? readShareDraft(owner))
  const set = (change: Partial<ShareDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepShareDraft(owner, next)
  }
  return { draft, set }
}

type WhichProps = {
  documents: readonly ShownDocument[]
  chosen: readonly string[]
  fault: string | undefined
  onChange: (ids: string[]) => void
}

function WhichDocuments({ documents, chosen, fault, onChange }: WhichProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset
      className={`min-w-0 ${fault ? 'border-s-4 border-bad ps-4' : ''}`}
      aria-describedby={fault ? id : undefined}
    >
      <legend className="label">{t('documents.share.which')}</legend>
      {fault && (
        <p id={id} className="mb-2 font-semibold text-bad">
          {fault}
        </p>
      )}
      <div className="grid gap-2">
        {documents.map((one) => (
          <label
            key={one.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[10px] border border-edge px-4 py-2 has-checked:border-brand has-checked:bg-tint"
          >
            <input
              type="checkbox"
              name="documents"
              value={one.id}
              checked={chosen.includes(one.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
              }
              className="size-5 shrink-0 accent-brand"
            />
            <bdi className="min-w-0 wrap-anywhere">{one.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ConsentProps = { isGiven: boolean; fault: string | undefined; onChange: (isGiven: boolean) => void }

function Consent({ isGiven, fault, onChange }: ConsentProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={fault ? 'border-s-4 border-bad ps-4' : ''}>
      {fault && (
        <p id={id} className="mb-2 font-semibold text-bad">
          {fault}
        </p>
      )}
      <label className="flex cursor-pointer gap-4 py-2">
        <input
          type="checkbox"
          name="isConsent"
          checked={isGiven}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span>{t('documents.share.consent')}</span>
      </label>
    </div>
  )
}

type SelectProps = {
  attributes: object
  value: string
  options: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

const Select = ({ attributes, value, options, onChange }: SelectProps) => (
  <SelectBox>
    <select
      {...attributes}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      className={selectClass}
    >
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  </SelectBox>
)

// The form by which somebody of the provider's people gives a patient a document: a file, and what it is.
import { type FormEvent, useId, useRef, useState } from 'react'
import { patientFilePath } from '#web/browser/endpoints/patients.ts'
import { newKey } from '#web/browser/new-key.ts'
import { toAddress } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { type DocumentKind } from '#web/signed-in/document-kinds.ts'
import { KindSelect } from '#web/signed-in/kind-select.tsx'
import { usePatientDeed } from './use-patient-deed.ts'

export function AddDocument({ patient }: { patient: string }) {
  const { t } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The same file is added once, however often it is sent. */
  const chosen = useRef<{ file: File; id: string }>(undefined)
  const [kind, setKind] = useState<DocumentKind>('discharge')
  const [isMissing, setMissing] = useState(false)
  const { send, isBusy, news, say } = usePatientDeed({ invalid: 'desk.patients.fault.file' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setMissing(!file)
    if (!file) return input.current?.focus()
    if (chosen.current?.file !== file) chosen.current = { file, id: newKey() }
    const named = new URLSearchParams({ id: chosen.current.id, name: file.name, kind })
    const path = `${toAddress(patientFilePath, { patient })}?${named}` as const
    if (!(await send({ name: 'addPatientFile', method: 'POST', path, body: file, parse: () => true }))) return
    if (input.current) input.current.value = ''
    say('desk.patients.sent')
  }
  return (
    <form onSubmit={submit} className="grid gap-4 noscript:hidden" aria-labelledby={`${id}-title`}>
      <div className="grid gap-1">
        <h3 id={`${id}-title`} className="font-semibold">
          {t('desk.patients.add')}
        </h3>
        <p id={`${id}-hint`} className="hint">
          {t('desk.patients.addHint')}
        </p>
      </div>
      <div className="grid gap-1">
        <label className="label" htmlFor={`${id}-file`}>
          {t('desk.patients.file')}
        </label>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          className="field min-h-11"
          aria-describedby={isMissing ? `${id}-fault` : `${id}-hint`}
          aria-invalid={isMissing || undefined}
          onChange={() => setMissing(false)}
        />
        {isMissing && (
          <p id={`${id}-fault`} className="text-bad">
            {t('desk.patients.noFile')}
          </p>
        )}
      </div>
      <div className="grid gap-1">
        <span className="label" aria-hidden="true">
          {t('desk.patients.kind')}
        </span>
        <KindSelect name={t('desk.patients.file')} kind={kind} onChange={setKind} />
      </div>
      <button type="submit" className="button justify-self-start" aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'desk.patients.sending' : 'desk.patients.send')}
      </button>
      <ActionStatus news={news} />
    </form>
  )
}

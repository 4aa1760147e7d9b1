// One file on its way: what it is, how far it has come, and what can be done with it.
import { useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { KindSelect } from '#web/signed-in/kind-select.tsx'
import { sayBytes } from '#web/signed-in/say-bytes.ts'
import { DocumentPicture } from './document-picture.tsx'
import type { Upload } from './upload-queue.ts'
import { uploads } from './upload-store.ts'
import { useUploads } from './use-uploads.ts'

/** Of those that were begun and can go on. */
const moving: readonly Upload['state'][] = ['sending', 'stalled', 'paused', 'adding', 'left']

export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTexts()
  const { id, bytes, kind, state } = upload
  const name = upload.name || t('documents.upload.leftUnnamed')
  const percent = percentOf(upload)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <DocumentPicture kind={kind} preview={null} />
        <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] sm:basis-40">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="hint">{sayBytes(bytes, t)}</p>
        </div>
        {state !== 'failed' && (
          // Keeps its place when there is nothing to choose any longer: what is below does not move.
          <div className={`min-w-0 basis-full sm:basis-72 ${state === 'adding' ? 'invisible' : ''}`}>
            <KindSelect name={name} kind={kind} onChange={(chosen) => uploads.setKind(id, chosen)} />
          </div>
        )}
      </div>
      {state === 'waiting' && <div className="h-2" />}
      {moving.includes(state) && (
        <div
          role="progressbar"
          aria-label={t('documents.upload.progress', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-wash"
        >
          <div className="h-full rounded-full bg-brand" style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
        <p
          className={`min-w-0 flex-1 ${state === 'failed' ? 'basis-full font-semibold text-bad sm:basis-80' : 'basis-48 hint'}`}
        >
          <Standing upload={upload} percent={percent} />
        </p>
        <Deeds upload={upload} name={name} />
      </div>
    </div>
  )
}

const percentOf = ({ sent, bytes }: Upload) => (bytes > 0 ? Math.floor((100 * sent) / bytes) : 0)

function Standing({ upload: { state, fault, bytes }, percent }: { upload: Upload; percent: number }) {
  const { t } = useTexts()
  const { isOpen } = useUploads()
  if (state === 'failed')
    return t(`documents.upload.${fault === 'consent' ? 'other' : (fault ?? 'other')}`, { size: sayBytes(bytes, t) })
  if (state === 'waiting' && !isOpen) return t('documents.upload.asking')
  return t(`documents.upload.${state}`, { percent })
}

/** Failures that may pass without another file. */
const retried = ['other', 'add', 'crowded', 'many', 'hurried', 'full']
const canRetry = ({ fault }: Upload) => fault !== undefined && retried.includes(fault)

function Deeds({ upload, name }: { upload: Upload; name: string }) {
  const { t } = useTexts()
  const { id, state } = upload
  const main = mainDeed(upload)
  const button = 'button button-quiet min-h-11 px-4 py-1'
  return (
    <div className="flex flex-wrap gap-3 sm:ms-auto">
      {state === 'left' && <ChooseAgain id={id} name={name} />}
      {/* One button for pausing and going on: the focus stays on it. */}
      {main && (
        <button
          type="button"
          className={button}
          aria-label={`${t(`documents.upload.${main}`)}: ${name}`}
          onClick={() => (main === 'pause' ? uploads.pause(id) : uploads.resume(id))}
        >
          {t(`documents.upload.${main}`)}
        </button>
      )}
      {state !== 'adding' && (
        <button
          type="button"
          className={button}
          aria-label={`${t(`documents.upload.${removal(upload)}`)}: ${name}`}
          onClick={() => uploads.cancel(id)}
        >
          {t(`documents.upload.${removal(upload)}`)}
        </button>
      )}
    </div>
  )
}

const removal = ({ state }: Upload) => (state === 'failed' || state === 'left' ? 'remove' : 'cancel')

function mainDeed(upload: Upload): 'pause' | 'resume' | 'retry' | undefined {
  if (upload.state === 'failed') return canRetry(upload) ? 'retry' : undefined
  if (upload.state === 'paused') return 'resume'
  return upload.state === 'sending' || upload.state === 'stalled' ? 'pause' : undefined
}

/** The browser may not open a file again by itself after a reload. */
function ChooseAgain({ id, name }: { id: string; name: string }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const take = async (file: File | undefined) => {
    if (file) setOther(!(await uploads.takeUp(id, file)))
  }
  return (
    <>
      <p role="alert" className={isOther ? 'basis-full font-semibold text-bad' : 'sr-only'}>
        {isOther && t('documents.upload.otherFile')}
      </p>
      <button
        type="button"
        className="button min-h-11 px-4 py-1"
        aria-label={`${t('documents.upload.chooseAgain')}: ${name}`}
        onClick={() => input.current?.click()}
      >
        {t('documents.upload.chooseAgain')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          void take(file)
        }}
      />
    </>
  )
}

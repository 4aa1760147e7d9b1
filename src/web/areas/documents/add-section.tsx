// Adding documents: dropped anywhere on the page, chosen, or photographed; what is on its way stands below.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DocumentKind } from '#contract/documents.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DocumentSection } from './document-section.tsx'
import type { Wanted } from './present-documents.server.ts'
import { UploadList } from './upload-list.tsx'
import { isSending } from './upload-queue.ts'
import { uploads } from './upload-store.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useUploads } from './use-uploads.ts'
import { WantedList } from './wanted-list.tsx'

type AddSectionProps = {
  wanted: readonly Wanted[]
  onShare: (one: Wanted) => void
  /** Stands between the choice and what was chosen, while nothing may leave. */
  question: ReactNode
}

export function AddSection({ wanted, onShare, question }: AddSectionProps) {
  const { t } = useTexts()
  const { list } = useUploads()
  const [picker, camera, button] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  const box = useRef<HTMLDivElement>(null)
  useFocusAfter(box, button)
  const kind = useRef<DocumentKind>(undefined)
  const isOver = useFileDrop((files) => void uploads.add(files))
  const hasGoneOn = useHasGoneOn()
  const ask = (input: HTMLInputElement | null, wish?: DocumentKind) => {
    kind.current = wish
    input?.click()
  }
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    // The same file may be chosen again.
    input.value = ''
    if (chosen.length > 0) void uploads.add(chosen, kind.current)
  }
  return (
    <DocumentSection title={t('documents.add.title')}>
      {wanted.length > 0 && (
        <WantedList wanted={wanted} onAdd={(one) => ask(picker.current, one.kind)} onShare={onShare} />
      )}
      <div
        className={`card grid justify-items-center gap-4 border-2 border-dashed p-6 text-center noscript:hidden md:p-8 ${isOver ? 'border-brand bg-tint' : 'border-edge'}`}
      >
        <p className="grid gap-1">
          <span className="text-lg font-semibold pointer-coarse:hidden">{t('documents.add.drop')}</span>
          <span className="text-muted">{t('documents.add.text')}</span>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <button ref={button} type="button" className="button" onClick={() => ask(picker.current)}>
            {t('documents.add.choose')}
          </button>
          <button
            type="button"
            className="button button-quiet hidden pointer-coarse:inline-flex"
            onClick={() => ask(camera.current)}
          >
            <Icon name="camera" />
            {t('documents.add.camera')}
          </button>
        </div>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          data-picker=""
          onChange={(event) => take(event.currentTarget)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
      {/* What was pressed may be gone: after the question the first row is next, after a row the choice. */}
      <div ref={box} className="contents">
        {question}
        {hasGoneOn && list.length > 0 && <p className="text-muted">{t('documents.add.begun')}</p>}
        <UploadList list={list} />
      </div>
    </DocumentSection>
  )
}

/** Whether files were being sent when somebody came to this page. */
function useHasGoneOn(): boolean {
  const [hasGoneOn, setHasGoneOn] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows of no uploads of this tab
    setHasGoneOn(isSending(uploads.store.getState()))
  }, [])
  return hasGoneOn
}

// What is on its way, a row for each file.
import { type RefObject, useEffect, useRef } from 'react'
import { rowsClass } from '#web/areas/profile/row.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Upload } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

type UploadListProps = {
  list: readonly Upload[]
  /** Gets the focus of a row that is gone. */
  next: RefObject<HTMLElement | null>
}

export function UploadList({ list, next }: UploadListProps) {
  const { t } = useTexts()
  const box = useRef<HTMLUListElement>(null)
  useFocusAfter(box, next, list.length)
  return (
    <ul
      ref={box}
      aria-label={t('documents.add.list')}
      className={`${rowsClass} ${list.length > 0 ? 'card p-5' : 'hidden'}`}
    >
      {list.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  )
}

/** Browsers leave the focus nowhere when what had it goes. */
function useFocusAfter(box: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>, count: number): void {
  const hadFocus = useRef(false)
  const before = useRef(count)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (box.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [box])
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    if (isGone && hadFocus.current && document.activeElement === document.body) next.current?.focus()
  }, [count, next])
}

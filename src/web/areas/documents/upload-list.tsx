// What is on its way, a row for each file.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { rowsClass } from '#web/signed-in/row.tsx'
import type { Upload } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

export function UploadList({ list }: { list: readonly Upload[] }) {
  const { t } = useTexts()
  return (
    <ul aria-label={t('documents.add.list')} className={`${rowsClass} ${list.length > 0 ? 'card p-5' : 'hidden'}`}>
      {list.map((upload) => (
        <li key={upload.id} tabIndex={-1} className="outline-none">
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  )
}

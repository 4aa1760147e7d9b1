// Says who of the clinicians read the medical words and when; one of them signs what they read again.
import { useDeskFrame, useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Says } from './place-box.tsx'
import { useDocument, useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { usePlace } from './use-place.ts'
import { textOf } from './value-at.ts'

export function SignedLine() {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const { coming } = useEditor()
  const { set } = useDocument()
  const maySign = useMay('medical.review')
  const place = usePlace('reviewedBy')
  const by = textOf(place.value)
  const on = textOf(useValue('reviewedOn'))
  const today = coming[0]?.date ?? ''
  const isSigned = by === me.name && on === today
  const sign = () => {
    set('reviewedBy', me.name)
    set('reviewedOn', today)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-tint p-4">
      <Icon name="shield" className="size-5 text-brand" />
      <p id={place.id} tabIndex={-1} className="max-w-none min-w-0 flex-1 basis-64 outline-none">
        {by ? t('catalogue.signed', { name: `\u2068${by}\u2069`, date: `\u2068${on}\u2069` }) : t('catalogue.unsigned')}{' '}
        <span className="text-muted">{t('catalogue.signedHint')}</span>
      </p>
      <Says place={{ ...place, lock: undefined }} />
      {maySign && !isSigned && (
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={sign}>
          {t('catalogue.signToday')}
        </button>
      )}
    </div>
  )
}

// Covers the page while another one is on its way, with the mark and the name of the clinic.
import { useRef, useSyncExternalStore } from 'react'
import { type CoverStage, PageCover } from '#web/browser/page-cover.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import './loading-overlay.css'
import { Mark } from './mark.tsx'
import { useCover, useLock } from './use-cover.ts'
import { usePageChange } from './use-page-state.ts'
import { useStay } from './use-stay.ts'

const cover = new PageCover()
const away = (): CoverStage => 'away'

/** @param name of the clinic, where it is known */
export function LoadingOverlay({ name }: { name: string | undefined }) {
  const { t } = useTexts()
  const isChanging = usePageChange() !== undefined
  const stage = useSyncExternalStore(cover.subscribe, cover.stage, away)
  const box = useRef<HTMLDivElement>(null)
  const stay = useStay(isChanging)
  const isThere = stage !== 'away'
  const isSlow = stage === 'slow' || stage === 'stuck'
  useCover(cover, isChanging)
  // The page that has come can be used at once, even while the overlay goes.
  useLock(box, isThere && isChanging, stay)
  return (
    <div ref={box} tabIndex={-1} className="loading-overlay" data-stage={stage} data-leaving={!isChanging || undefined}>
      {/* There from the start: what a screen reader is to say of an element is a change in it. */}
      <div role="status">
        {isThere && (
          <>
            <Mark className="size-20" />
            <p className="mt-4 text-xl font-semibold">{name}</p>
            <p className="mt-1 text-muted">{t('shell.loading')}</p>
            {isSlow && <p className="loading-slow">{t('shell.loadingSlow')}</p>}
          </>
        )}
      </div>
      {stage === 'stuck' && (
        <button type="button" className="button button-quiet loading-slow" onClick={stay}>
          {t('shell.stay')}
        </button>
      )}
    </div>
  )
}

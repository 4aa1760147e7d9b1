// The bar that stays at the foot of an editor: what is not saved, saving it at once or at a time, and what came of it.
import { useRef, useState, useSyncExternalStore } from 'react'
import { placeRule } from '#kernel/who-may-change.ts'
import { line } from '#web/browser/line.ts'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { AskForWords } from './ask-for-words.tsx'
import { SaveLater } from './save-later.tsx'
import { SaveNews } from './save-news.tsx'
import { useBarSpace } from './use-bar-space.ts'
import { useDocument } from './use-document.ts'
import type { EditorSave } from './use-editor-deeds.ts'

export function SaveBar({ saving }: { saving: EditorSave }) {
  const { t } = useTexts()
  const { moment } = useSayTime()
  const open = useDocument()
  const mayMedical = useMay('medical.review')
  const [isLater, setLater] = useState(false)
  const [inside, outside] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  const bar = useRef<HTMLDivElement>(null)
  const connection = useSyncExternalStore(line.watch, line.now, () => 'up' as const)
  useFocusTurn(isLater, inside, outside)
  const { dirty, kind, broughtBack } = open
  const isBusy = saving.state.state === 'saving'
  const isOpen = dirty.length > 0
  /** Nothing is open and nothing is to be said: it does not lie over the fields. */
  const isQuiet = !isOpen && saving.state.state === 'still'
  useBarSpace(bar, !isQuiet)
  // Nothing is left to be done at a time.
  if (isLater && !isOpen) setLater(false)
  const isUnsent =
    (connection === 'offline' || connection === 'unreachable') && (isBusy || saving.state.state === 'failed')
  const isReviewed = !mayMedical && dirty.some((path) => placeRule(kind, path) === 'medical')
  return (
    <div
      ref={bar}
      className={`z-10 grid gap-3 ${isQuiet ? '' : 'sticky bottom-[var(--foot-taken,0px)] -mx-4 border-t border-line bg-raised px-4 py-3 shadow-card md:mx-0 md:rounded-t-2xl md:border-x md:px-5'}`}
    >
      {saving.isAsking && <AskForWords onAnswer={saving.answer} />}
      {isLater && (
        <SaveLater
          ref={inside}
          onClose={() => setLater(false)}
          onSave={(dueAt) => {
            setLater(false)
            void saving.save({ dueAt })
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="status" className="min-w-0 flex-1 basis-56">
          {isUnsent ? (
            <p className="font-semibold text-warn">
              {t('catalogue.save.unsent')} {open.isKept && t('catalogue.save.keptHere')}
            </p>
          ) : (
            <SaveNews saving={saving} />
          )}
          {isOpen && saving.state.state !== 'saving' && (
            <p className="text-sm text-muted">
              {t('catalogue.save.open', { count: dirty.length })}{' '}
              {broughtBack !== undefined && t('catalogue.save.broughtBack', { moment: moment(new Date(broughtBack)) })}{' '}
              {isReviewed && t('catalogue.save.willWait')}
              {!open.isKept && t('catalogue.save.notKept')}
            </p>
          )}
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={() => discard()}>
              {t('catalogue.save.discard')}
            </button>
            {!isLater && (
              <button
                ref={outside}
                type="button"
                className="button button-quiet min-h-11 px-4 py-1"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || setLater(true)}
              >
                {t('catalogue.save.later')}
              </button>
            )}
            <button
              type="submit"
              className={`button min-h-11 px-5 py-1 ${isLater ? 'button-quiet' : ''}`}
              aria-disabled={isBusy || undefined}
            >
              {t(isBusy && !isUnsent ? 'catalogue.save.saving' : 'catalogue.save.now')}
            </button>
          </div>
        )}
      </div>
    </div>
  )

  function discard() {
    saving.clear()
    open.discard()
  }
}

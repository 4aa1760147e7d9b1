// Says at the foot of the screen what came of a deed, over the page so that nothing moves, with the way to take it back.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { InboxWord } from './use-inbox-desk.ts'

export function WordLine({ word, onHush }: { word: InboxWord | undefined; onHush: () => void }) {
  const { t } = useTexts()
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center print:hidden">
      <div
        className={`pointer-events-auto flex max-w-full items-center gap-4 rounded-card bg-ink ps-5 pe-2 text-paper shadow-card ${word ? '' : 'hidden'}`}
      >
        <span className="min-w-0 py-2 wrap-anywhere">{word?.text}</span>
        {word?.undo && (
          <button
            type="button"
            className="min-h-11 cursor-pointer px-2 font-semibold underline underline-offset-3 focus-visible:outline-paper"
            onClick={() => void word.undo?.()}
          >
            {t('desk.inbox.undo')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('desk.inbox.hush')}
          className="grid size-11 cursor-pointer place-items-center focus-visible:outline-paper"
          onClick={onHush}
        >
          <Icon name="cross" className="size-4" />
        </button>
      </div>
      {/* Always there: what a screen reader is to say of an element is a change in it. */}
      <p role="status" className="sr-only">
        {word?.text}
      </p>
    </div>
  )
}

// Says that what is typed stays on this device, and clears it.

import type { KeptState } from '#web/browser/draft-keeper.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

type KeptLineProps = { state: KeptState; onClear: () => void; onUndo: () => void }

export function KeptLine({ state, onClear, onUndo }: KeptLineProps) {
  const { t } = useTexts()
  return (
    <p className="scripted below-steps hint mt-8 min-h-8 flex-wrap items-center gap-x-3">
      <span role="status">{t(`quote.keep.${state}`)}</span>
      {state !== 'blocked' && (
        <button type="button" className="link min-h-8 cursor-pointer" onClick={state === 'kept' ? onClear : onUndo}>
          {t(state === 'kept' ? 'quote.keep.clear' : 'quote.keep.undo')}
        </button>
      )}
    </p>
  )
}

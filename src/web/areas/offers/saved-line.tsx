// Says quietly whether what is written of an offer is saved, by whom and when; and what to do where it is not.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import type { OfferDraft } from './use-offer-draft.ts'

export function SavedLine({ draft: { state, saved, isKept, flush } }: { draft: OfferDraft }) {
  const { t } = useTexts()
  const { times } = useSayTime()
  if (state === 'failed') {
    return (
      <div role="status" className="grid gap-2">
        <p className="text-sm font-semibold text-bad">
          {t(isKept ? 'desk.offers.save.failed' : 'desk.offers.save.failedOpen')}
        </p>
        <button type="button" className="button button-quiet min-h-11 px-4 py-1" onClick={() => void flush()}>
          {t('desk.offers.save.again')}
        </button>
      </div>
    )
  }
  const isAt = saved.at !== null && saved.by !== null
  return (
    <p role="status" className="hint min-h-6 text-sm">
      {state === 'saved'
        ? isAt && t('desk.offers.save.done', { name: saved.by ?? '', time: times([new Date(saved.at ?? '')]) })
        : t('desk.offers.save.open')}
    </p>
  )
}

// One share: who sees what, what for, and until when.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import type { ShownShare } from './present-documents.server.ts'

type ShareRowProps = { share: ShownShare; isBusy: boolean; onWithdraw: () => void }

export function ShareRow({ share, isBusy, onWithdraw }: ShareRowProps) {
  const { t } = useTexts()
  const { practitioner, documents, purpose, state, sharedDay, untilDay, withdrawnDay } = share
  const { name } = practitioner
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${state === 'open' ? '' : 'text-muted'}`}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            <bdi>{name}</bdi>
          </span>
          <span className="tag">{t(`documents.share.state.${state}`)}</span>
        </p>
        {documents.length === 0 ? (
          <p>{t('documents.share.gone')}</p>
        ) : (
          <ul className="wrap-anywhere">
            {documents.map((one) => (
              <li key={one.id}>
                <bdi>{one.name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {purpose && (
          <p className="hint wrap-anywhere">{t('documents.share.for', { purpose: `\u2068${purpose}\u2069` })}</p>
        )}
        <p className="hint">
          {state === 'open' && t('documents.share.open', { from: sharedDay, until: untilDay })}
          {state === 'over' && t('documents.share.over', { until: untilDay })}
          {state === 'withdrawn' && t('documents.share.withdrawn', { day: withdrawnDay })}
        </p>
      </div>
      {state === 'open' && (
        <ConfirmButton
          label={t('documents.share.withdraw')}
          about={t('documents.share.withdrawAbout', { name })}
          question={t('documents.share.withdrawQuestion', { name })}
          isBusy={isBusy}
          onYes={onWithdraw}
        />
      )}
    </div>
  )
}

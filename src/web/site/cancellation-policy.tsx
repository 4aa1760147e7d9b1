// What cancelling costs until when: steps drawn from now to the start, and the same in words.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Amounts, type PriceText } from '#web/ui/price.tsx'
import type { PolicyView } from './present-policy.server.ts'

/** More words than those of so many steps would run into each other in the drawing; the list has them all. */
const mostNamed = 4

export function CancellationPolicy({ policy: { steps, starts, zone } }: { policy: PolicyView }) {
  const { t } = useTexts()
  return (
    <div className="@container grid gap-4">
      <Staircase steps={steps} starts={starts} />
      <ol className="grid gap-2">
        {steps.map(({ when, cost, isAll }, at) => (
          <li key={when} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
            <span aria-hidden="true" className={`size-3 rounded-sm ${ink(cost, isAll)}`} />
            <p>
              {when}{' '}
              {cost ? (
                <Cost cost={cost} />
              ) : (
                <span className="font-semibold text-good">{t('bookings.policy.free')}</span>
              )}
              {isAll && (
                <span className="text-muted"> {t(at === 0 ? 'bookings.policy.never' : 'bookings.policy.all')}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="hint">{zone}</p>
    </div>
  )
}

function Cost({ cost }: { cost: PriceText }) {
  const other = cost.charged ?? cost.aed
  return (
    <>
      <Amounts text={cost.shown} className="font-semibold" />
      {other && (
        <span className="text-muted">
          {' '}
          (<Amounts text={other} />)
        </span>
      )}
    </>
  )
}

/** Says nothing that the words below it do not: those who listen get the words. */
function Staircase({ steps, starts }: Pick<PolicyView, 'steps' | 'starts'>) {
  const { t } = useTexts()
  const gridTemplateColumns = steps.map(({ place }) => `minmax(0, ${place.width * 100}fr)`).join(' ')
  const isNamed = steps.length <= mostNamed
  return (
    <div aria-hidden="true" className="text-xs text-muted">
      <div
        className={`grid items-end gap-0.5 border-b border-edge ${steps.length > 1 ? 'h-24 @md:h-28' : 'h-12'}`}
        style={{ gridTemplateColumns }}
      >
        {steps.map(({ when, cost, isAll, place }) => (
          <div key={when} className="flex h-full min-w-0 flex-col justify-end gap-1">
            {isNamed && (
              <span className="figure hidden ps-1 @md:block">{cost ? cost.shown : t('bookings.policy.free')}</span>
            )}
            <div
              className={`max-h-[calc(100%-20px)] min-h-1 rounded-t-sm ${ink(cost, isAll)}`}
              style={{ blockSize: `${place.height * 100}%` }}
            />
          </div>
        ))}
      </div>
      {isNamed && steps.length > 1 && (
        <div className="mt-1 grid gap-0.5" style={{ gridTemplateColumns }}>
          {steps.map(({ when, day }) => (
            <span key={when} className="figure flex justify-end">
              {day}
            </span>
          ))}
        </div>
      )}
      <div className="mt-1 flex justify-between gap-4">
        <span>{t('bookings.policy.now')}</span>
        <span className="figure">{starts}</span>
      </div>
    </div>
  )
}

const ink = (cost: PriceText | null, isAll: boolean): string => (cost ? (isAll ? 'bg-warn' : 'bg-accent') : 'bg-good')

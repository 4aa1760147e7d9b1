// What a part shows while its data is on its way, and when it did not come.
import type { ReactNode } from 'react'
import { type PageData, valueOf } from '#web/browser/page-data.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sentenceOfPart } from './pool-fault.ts'
import type { Part } from './use-loaded.ts'

type PartStateProps<T> = {
  part: Part<T>
  /** Room for what comes, in the height that it most often has. */
  waiting: ReactNode
  children: (value: T) => ReactNode
}

export function PartState<T>({ part: { data, reload }, waiting, children }: PartStateProps<T>) {
  const { t } = useTexts()
  const value = valueOf(data)
  return (
    <div data-part={data.state} aria-busy={isOnItsWay(data)} className="grid gap-5">
      {data.state === 'error' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-semibold text-bad">{t(sentenceOfPart(data.fault))}</p>
          <button type="button" className="button button-quiet" onClick={() => void reload()}>
            {t('profile.again')}
          </button>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && data.state !== 'error' && waiting}
    </div>
  )
}

const isOnItsWay = ({ state }: PageData<unknown>) => state === 'idle' || state === 'pending'

/** Bars where lines will be. Read out as one sentence. */
export function Waiting({ rows }: { rows: number }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      <span className="sr-only">{t('profile.waiting')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} aria-hidden="true" className="block h-12 rounded-lg bg-tint noscript:hidden" />
      ))}
    </div>
  )
}

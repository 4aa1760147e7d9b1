// What other suppliers of hotels are doing: quiet lines above a list that stays as it is.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { MoreStays } from './use-more-suppliers.ts'

type SupplierNewsProps = Pick<MoreStays, 'asking' | 'silent' | 'waiting' | 'added' | 'askAgain'> & {
  onTake: () => void
}

export function SupplierNews({ asking, silent, waiting, added, askAgain, onTake }: SupplierNewsProps) {
  const { t } = useTexts()
  return (
    <>
      {waiting > 0 && (
        <button
          type="button"
          onClick={onTake}
          className="button button-quiet sticky top-20 z-10 justify-self-start bg-paper shadow-card"
        >
          {t('hotels.list.news', { count: waiting })}
        </button>
      )}
      <div role="status" className="hint grid gap-1 empty:hidden">
        {asking > 0 && <p>{t('hotels.list.asking')}</p>}
        {added > 0 && <p className="sr-only">{t('hotels.list.newsTaken', { count: added })}</p>}
        {silent > 0 && (
          <p>
            {t('hotels.list.silent', { count: silent })}{' '}
            <button type="button" className="link min-h-11 cursor-pointer" onClick={askAgain}>
              {t('hotels.list.askAgain')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}

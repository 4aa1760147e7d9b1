// The way on: a quiet bar at the foot of a phone's screen that comes to rest at the end of the page, a panel on a desk.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { ProcedureText } from './present-procedure.server.ts'

export function QuoteBar({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  const { slug, name, price, clinic, replyHours } = procedure
  return (
    <aside
      aria-label={t('procedure.askTitle')}
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mx-0 md:grid md:grid-cols-[1fr_auto] md:rounded-card md:border-0 md:bg-tint md:p-10 [@media(max-height:480px)]:static"
    >
      <div>
        <p className="hidden text-2xl font-semibold md:block">{t('procedure.askTitle')}</p>
        <p className="md:hidden">
          {price.isRange && <span className="text-sm text-muted">{t('price.from')} </span>}
          <bdi className="figure text-lg font-semibold">{price.from}</bdi>
          {price.unit && <span className="text-sm text-muted"> {price.unit}</span>}
        </p>
      </div>
      <Link
        className="button md:row-span-2"
        to={`/quote?procedure=${slug}`}
        aria-label={t('packages.quoteFor', { name })}
      >
        {t('shell.quote')}
      </Link>
      <p className="w-full max-w-none text-sm text-muted md:text-base">
        {t('procedure.reply', { clinic, count: replyHours })}
      </p>
    </aside>
  )
}

// Says that the page on the screen is a copy, of when, and in which currency its prices are.
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { copyAt, watchCopies } from '#web/browser/shown-copies.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { offlinePath } from '#web/page/route-rules.ts'
import { FootNote } from './foot-note.tsx'

/** @param currency that the page on the screen was drawn in */
export function CopyNotice({ currency }: { currency: string }) {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const copy = useSyncExternalStore(
    watchCopies,
    () => copyAt(pathname + search),
    () => undefined,
  )
  const [hidden, setHidden] = useState('')
  const isShown = copy !== undefined && hidden !== pathname + copy.at && pathname !== offlinePath
  return (
    <div role="status" className="contents">
      {isShown && (
        <FootNote tone="calm">
          <p>{t('copy.asOf', { time: sayMoment(new Date(copy.at), language), currency })}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            {/* A whole new request: what is on the screen may be of an older build. */}
            <a className="link inline-flex min-h-6 items-center" href={pathname + search}>
              {t('copy.renew')}
            </a>
            <button type="button" className="link min-h-6 cursor-pointer" onClick={() => setHidden(pathname + copy.at)}>
              {t('copy.hide')}
            </button>
          </p>
        </FootNote>
      )}
    </div>
  )
}

/** In the visitor's own time: the hour, and the day as well when it is not today. */
export function sayMoment(at: Date, language: Language, now = new Date()): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en-GB'
  const isToday = at.toDateString() === now.toDateString()
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return at.toLocaleString(locale, isToday ? time : { day: 'numeric', month: 'long', ...time })
}

// The question about cookies, asked once: a quiet region at the foot of the screen that both answers close just as easily.
import { useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { answerConsent, keptConsentText, onConsent, refusesByItself } from '#web/browser/kept-consent.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { observedPage } from '#web/observed-pages.ts'
import { type Answer, isAnswered, readConsent } from './consent.ts'
import type { QuestionProps } from './consent-slot.tsx'
import { useFootSpace } from './use-foot-space.ts'

type Progress = 'open' | 'sending' | 'failed'

/** Not asked where nothing would be observed anyway, and not above the place that has the whole choice. */
const isAskedOn = (pathname: string) => observedPage(pathname) !== undefined && pathname !== '/cookie-policy'

export function ConsentQuestion({ offered }: QuestionProps) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const kept = useSyncExternalStore(onConsent, keptConsentText)
  const [progress, setProgress] = useState<Progress>('open')
  const [wasAnsweredHere, setAnsweredHere] = useState(false)
  const isDone = isAnswered(readConsent(`consent=${kept}`), offered) || refusesByItself()
  const isOpen = !isDone && isAskedOn(pathname)
  const answer = async (value: Answer) => {
    if (progress === 'sending') return
    setProgress('sending')
    const isKept = await answerConsent(Object.fromEntries(offered.map((choice) => [choice, value])))
    setProgress(isKept ? 'open' : 'failed')
    setAnsweredHere(isKept)
    // The button that had the focus is gone; the page is where to read on.
    if (isKept) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {wasAnsweredHere && isDone ? t('consent.saved') : ''}
      </p>
      {isOpen && <Region offered={offered} pathname={pathname} progress={progress} answer={answer} />}
    </>
  )
}

type RegionProps = QuestionProps & { pathname: string; progress: Progress; answer: (value: Answer) => Promise<void> }

function Region({ offered, pathname, progress, answer }: RegionProps) {
  const { t } = useTexts()
  const region = useRef<HTMLElement>(null)
  useFootSpace(region, pathname)
  const isSending = progress === 'sending'
  return (
    <section
      ref={region}
      aria-labelledby="consent-question"
      className="fixed inset-x-0 bottom-(--foot-bar) z-20 grid max-h-[60vh] gap-3 overflow-y-auto border-t border-line bg-raised p-4 shadow-card md:inset-x-auto md:start-6 md:bottom-6 md:max-w-[30rem] md:rounded-card md:border md:p-6 print:hidden"
    >
      <p id="consent-question" className="text-lg font-semibold">
        {t('consent.ask')}
      </p>
      <p className="text-[0.9375rem] leading-normal text-muted">
        {t(`consent.askText.${offered.length > 1 ? 'both' : (offered[0] ?? 'both')}`)}{' '}
        <Link className="link" to="/cookie-policy#choices">
          {t('consent.detail')}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-3 pt-1">
        {(['off', 'on'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="button button-quiet px-3"
            aria-disabled={isSending}
            onClick={() => void answer(value)}
          >
            {t(value === 'on' ? 'consent.all' : 'consent.needed')}
          </button>
        ))}
      </div>
      <p role="alert" className={progress === 'failed' ? 'text-bad' : 'sr-only'}>
        {progress === 'failed' ? t('consent.failed') : ''}
      </p>
    </section>
  )
}

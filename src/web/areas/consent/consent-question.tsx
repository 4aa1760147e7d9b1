// The question about cookies, asked once: a quiet region at the foot of the screen that both answers close just as easily.
import { useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { answerConsent, keptConsentText, onConsent, refusesByItself } from '#web/browser/kept-consent.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Answer, isAnswered, type QuestionProps, readConsent } from '#web/page/consent.ts'
import { observedPage } from '#web/page/observed-pages.ts'
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
      {isOpen && <Region offered={offered} progress={progress} answer={answer} />}
    </>
  )
}

type RegionProps = QuestionProps & { progress: Progress; answer: (value: Answer) => Promise<void> }

function Region({ offered, progress, answer }: RegionProps) {
  const { t } = useTexts()
  const region = useRef<HTMLElement>(null)
  useFootSpace(region)
  const isSending = progress === 'sending'
  return (
    <section
      ref={region}
      aria-labelledby="consent-question"
      data-cookie-question
      className="fixed inset-x-0 bottom-0 z-20 flex max-h-[60vh] flex-col gap-2 border-t border-line bg-raised px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-card md:inset-x-auto md:start-6 md:bottom-6 md:max-w-[30rem] md:gap-3 md:rounded-card md:border md:p-6 low:inset-x-0 low:bottom-0 low:max-h-[40vh] low:max-w-none low:gap-2 low:rounded-none low:p-2 low:sm:flex-row low:sm:items-center low:sm:gap-4 low:sm:px-4 print:hidden"
    >
      {/* On a low screen the words roll, and the buttons stay. */}
      <div className="min-h-0 overflow-y-auto low:sm:max-h-[calc(40vh-16px)]">
        <p id="consent-question" className="font-semibold md:text-lg low:text-base">
          {t('consent.ask')}
        </p>
        <p className="max-w-none text-sm leading-normal text-muted md:text-[0.9375rem]">
          {t(`consent.askText.${offered.length > 1 ? 'both' : (offered[0] ?? 'both')}`)}{' '}
          <Link className="link" to="/cookie-policy#choices">
            {t('consent.detail')}
          </Link>
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-3 pt-1 low:gap-2 low:pt-0">
        {(['off', 'on'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="button button-quiet px-3 max-md:px-2 max-md:text-[0.9375rem] low:min-h-9 low:py-1 low:text-sm"
            aria-disabled={isSending}
            onClick={() => void answer(value)}
          >
            {t(value === 'on' ? 'consent.all' : 'consent.needed')}
          </button>
        ))}
      </div>
      <p role="alert" className={progress === 'failed' ? 'shrink-0 text-bad low:text-sm' : 'sr-only'}>
        {progress === 'failed' ? t('consent.failed') : ''}
      </p>
    </section>
  )
}

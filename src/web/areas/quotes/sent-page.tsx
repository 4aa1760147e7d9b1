// The confirmation: the reference, when an answer comes and what happens next. It says nothing of the person.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigationType } from 'react-router'
import { readTokenCookie } from '#web/browser/auth/token-cookie.ts'
import { forgetSent } from '#web/browser/draft.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SentQuotePage } from './present-quote.server.ts'

export function SentPage({ quote }: { quote: SentQuotePage }) {
  const { t } = useTexts()
  const { providerId, reference, phone } = quote
  const headingRef = useRef<HTMLHeadingElement>(null)
  const arrival = useNavigationType()
  const [isIn, setIn] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the page is one for all, and only the tab knows who is signed in
  useEffect(() => setIn(readTokenCookie() !== ''), [])
  useLayoutEffect(() => forgetSent(providerId, reference), [providerId, reference])
  useEffect(() => {
    if (arrival !== 'POP') headingRef.current?.focus()
  }, [arrival])
  return (
    <div className="max-w-[40rem]">
      <Icon name="check" className="size-12 rounded-full bg-wash p-2.5 text-good" />
      <h1 ref={headingRef} tabIndex={-1} className="mt-5 outline-none">
        {quote.heading}
      </h1>
      <p className="mt-3 text-lg text-muted">{quote.introduction}</p>
      <div className="mt-8 rounded-card bg-tint p-6">
        <p className="text-muted">{quote.label}</p>
        <p className="figure mt-1 text-3xl font-semibold tracking-wide">
          <bdi>{reference}</bdi>
        </p>
        <p className="mt-3 text-muted">{quote.keep}</p>
        <button type="button" className="link scripted mt-1 min-h-8 cursor-pointer" onClick={() => window.print()}>
          {t('quote.sent.print')}
        </button>
      </div>
      <h2 className="mt-12">{quote.next}</h2>
      <ol className="mt-5 grid gap-5">
        {quote.steps.map((text, at) => (
          <li key={text} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figure grid size-8 shrink-0 place-items-center rounded-full bg-wash font-semibold"
            >
              {at + 1}
            </span>
            <p className="pt-0.5">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-muted">
        {quote.questions}{' '}
        <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
          <bdi className="figure">{phone}</bdi>
        </a>
      </p>
      <p className="mt-10 flex flex-wrap gap-3 print:hidden">
        <Link className="button button-quiet" to="/procedures">
          {t('quote.sent.procedures')}
        </Link>
        {isIn && (
          <Link className="button button-quiet" to="/profile/procedures">
            {t('quote.sent.own')}
          </Link>
        )}
      </p>
    </div>
  )
}

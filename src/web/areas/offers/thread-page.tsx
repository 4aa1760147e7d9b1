// One procedure: what was asked for and what is offered; of several requests those that wait for an answer, or the newest, and the others folded.
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { KnownThreads, ThreadView } from './present-threads.server.ts'
import { RequestThread } from './request-thread.tsx'
import { Sent } from './sent.tsx'

export function ThreadPage({ title, threads }: KnownThreads) {
  const { t } = useTexts()
  // As they stood when the page was opened: what is answered here stays where it is.
  const [opened] = useState(() => unfolded(threads))
  const isShown = ({ reference, state }: ThreadView) => state === 'offered' || opened.includes(reference)
  const others = threads.filter((thread) => !isShown(thread))
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p>
          <Link className="link py-1" to="/profile/procedures">
            {t('offers.toList')}
          </Link>
        </p>
        <h1 className="break-words">
          <bdi>{title}</bdi>
        </h1>
      </header>
      <p className="hidden rounded-xl bg-tint p-4 noscript:block">{t('offers.noScripts')}</p>
      {threads.filter(isShown).map((thread) => (
        <RequestThread key={thread.reference} thread={thread} />
      ))}
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-4 border-t border-line pt-8">
          <h2 id="others" className="text-xl">
            {t('offers.others')}
          </h2>
          {others.map((thread) => (
            <Fold
              key={thread.reference}
              className="card"
              line="px-5 py-3 font-semibold"
              summary={
                <>
                  <Sent {...thread} />
                  <span className="tag">{thread.stateText}</span>
                </>
              }
            >
              <div className="border-t border-line p-5">
                <RequestThread thread={thread} />
              </div>
            </Fold>
          ))}
        </section>
      )}
    </div>
  )
}

function unfolded(threads: ThreadView[]): string[] {
  const waiting = threads.filter(({ state }) => state === 'offered')
  return (waiting.length > 0 ? waiting : threads.slice(0, 1)).map(({ reference }) => reference)
}

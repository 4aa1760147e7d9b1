// One procedure: what was asked for and what is offered; of several requests the newest first, the others folded.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import type { KnownThreads } from './present-threads.server.ts'
import { RequestThread } from './request-thread.tsx'
import { Sent } from './sent.tsx'

export function ThreadPage({ title, threads }: KnownThreads) {
  const { t } = useTexts()
  const [newest, ...others] = threads
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
      {newest && <RequestThread key={newest.reference} thread={newest} />}
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

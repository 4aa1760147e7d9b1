// The quote page: the form, or the confirmation once it was sent.
import './quote-form.css'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/browser/reload-once.ts'
import type { QuoteOutcome } from './outcome.ts'
import type { QuoteFormPage, SentQuotePage } from './present-quote.server.ts'
import { QuoteForm } from './quote-form.tsx'

const SentPage = lazy(() =>
  loadChunk(() => import('./sent-page.tsx')).then(({ SentPage: default_ }) => ({ default: default_ })),
)

type QuotePageProps = { quote: QuoteFormPage | SentQuotePage; outcome: QuoteOutcome | undefined }

export function QuotePage({ quote, outcome }: QuotePageProps) {
  if (quote.kind === 'sent') {
    return (
      <Suspense>
        <SentPage quote={quote} />
      </Suspense>
    )
  }
  // Another item in the address is another form: it fills itself from the draft again.
  return <QuoteForm key={quote.chosen} quote={quote} outcome={outcome} />
}

// Fetches the code of the summary on the way to the last step, so that the first page does not carry it.
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { FieldName } from './fields.ts'
import type { QuoteFormPage } from './present-quote.server.ts'
import type { RequestSummaryProps } from './request-summary.tsx'

type LateSummaryProps = {
  isNear: boolean
  isOpen: boolean
  formRef: RefObject<HTMLFormElement | null>
  quote: QuoteFormPage
  onShow: (field: FieldName) => void
}

export function LateSummary({ isNear, isOpen, formRef, quote, onShow }: LateSummaryProps) {
  const [loaded, setLoaded] = useState<{ Summary: ComponentType<RequestSummaryProps>; form: HTMLFormElement }>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isNear) return
    // Without it everything can still be sent, and read over by going back.
    import('./request-summary.tsx')
      .then(({ RequestSummary }) => formRef.current && setLoaded({ Summary: RequestSummary, form: formRef.current }))
      .catch(() => setFailed(true))
  }, [isNear, formRef])
  if (failed) return null
  return (
    // As high as a short summary, so that what stands below does not move when it comes.
    <div className="scripted min-h-160 w-full flex-col sm:col-span-2 sm:min-h-116">
      {isOpen && loaded && <loaded.Summary form={loaded.form} quote={quote} onShow={onShow} />}
    </div>
  )
}

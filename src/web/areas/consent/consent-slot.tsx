// The place of the question about cookies, first on every page; the question itself is fetched only while it is open.
import { type ComponentType, useEffect, useState } from 'react'
import { isAnswered, offeredChoices, type QuestionProps, readConsent } from '#web/page/consent.ts'
import type { PublicSettings } from '#web/page/public-settings.ts'

/** Nothing on the server and without scripts: /cookie-policy has the same choice as a plain form. */
export function ConsentSlot({ settings }: { settings: PublicSettings }) {
  const [Question, setQuestion] = useState<ComponentType<QuestionProps>>()
  const offered = offeredChoices(settings)
  const key = offered.join()
  useEffect(() => {
    if (isAnswered(readConsent(document.cookie), offered)) return
    // Without a line it is asked another time.
    import('./consent-question.tsx').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
      () => {},
    )
    // What is offered stays the same for as long as the document lives; its key stands for it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return Question ? <Question offered={offered} /> : null
}

// What cancelling a hotel room means: the room's own policy first, whatever the terms say of offers.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer } from './answer.ts'
import { matchPhrases } from './match-phrases.ts'
import type { Replying } from './replying.ts'
import { writeAnswer } from './write-answer.ts'

/** Undefined where something else is asked, or there are no hotels to book. */
export function answerHotelCancelling({ said, asking: { language }, knowledge }: Replying): Answer | undefined {
  const words = new Set(matchPhrases(said.said, language).evidence.map(({ intent }) => intent))
  const isAsked = words.has('cancellation') && words.has('hotel') && said.named.length === 0
  if (!isAsked || !knowledge.passages.some(({ kind }) => kind === 'hotel')) return undefined
  const t = translatorOf(language)
  return writeAnswer({
    paragraphs: [t('meta.assistant.hotelCancelling'), t('meta.assistant.hotelCancelling.offer')],
    sources: [
      { title: t('hotels.bookings.title'), path: '/profile/hotels/bookings' },
      { title: t('shell.terms'), path: '/terms-of-service' },
    ],
  })
}

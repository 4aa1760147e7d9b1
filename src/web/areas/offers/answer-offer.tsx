// Accepting or declining an offer: each asks once more in place, and says what it means before it is done.
import { type FormEvent, useRef, useState } from 'react'
import { DeedNews } from '#web/areas/profile/deed-news.tsx'
import { useFocusTurn } from '#web/areas/profile/use-focus-turn.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { keepAskDraft, readAskDraft } from './ask-draft.ts'
import type { OfferView } from './present-offer.server.ts'
import { useThreadDeed } from './use-thread-deed.ts'

type AnswerOfferProps = { reference: string; offer: OfferView }

export function AnswerOffer({ reference, offer: { version, state, accepting } }: AnswerOfferProps) {
  const { t } = useTexts()
  const deed = useThreadDeed()
  /** Of which version: where another has come meanwhile, nothing is asked of it. */
  const [asked, setAsked] = useState<{ answer: 'accept' | 'decline'; version: number; isOpen: boolean }>()
  const [reason, setReason] = useState('')
  const [inside, outside] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)]
  const isOpen = state === 'open' && asked?.isOpen === true && asked.version === version
  useFocusTurn(isOpen, inside, outside)
  const place = `${reference}.reason`
  const ask = (answer: 'accept' | 'decline') => {
    deed.say(undefined)
    if (answer === 'decline') setReason(readAskDraft(place).text)
    setAsked({ answer, version, isOpen: true })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isYes = asked?.answer === 'accept'
    const body = { reference, version, ...(!isYes && { reason }) }
    if (!(await deed.send({ name: isYes ? 'acceptOffer' : 'declineOffer', body }))) return
    keepAskDraft(place, '')
    deed.say(isYes ? 'offers.accept.done' : 'offers.decline.done')
  }
  return (
    <div className="grid gap-4 border-t border-line pt-6 empty:hidden noscript:hidden">
      {state === 'open' && !isOpen && (
        <div className="flex flex-wrap gap-3">
          {(['accept', 'decline'] as const).map((answer) => (
            <button
              key={answer}
              ref={asked?.answer === answer ? outside : undefined}
              type="button"
              className={`button ${answer === 'decline' ? 'button-quiet' : ''}`}
              onClick={() => ask(answer)}
            >
              {t(`offers.${answer}`)}
            </button>
          ))}
        </div>
      )}
      {isOpen && (
        <AnswerQuestion
          formRef={inside}
          {...{ answer: asked.answer, accepting, reason, isBusy: deed.isBusy }}
          onReason={(text) => {
            setReason(text)
            keepAskDraft(place, text)
          }}
          onYes={(event) => void send(event)}
          onNo={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
      <DeedNews news={deed.news} />
    </div>
  )
}

// Accepting or declining an offer: each asks once more in place, and says what it means before it is done.
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { keepAskDraft, readAskDraft } from '#web/signed-in/ask-draft.ts'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { useResultFocus } from '#web/signed-in/use-result-focus.ts'
import { AnswerQuestion } from './answer-question.tsx'
import type { OfferView } from './present-offer.server.ts'
import type { ThreadDeed } from './use-thread-deed.ts'

type AnswerOfferProps = {
  reference: string
  offer: OfferView
  /** Whether it can be paid on this site: then accepting leads there. */
  canPay: boolean
  /** That an order is charged in. */
  currency: string
  deed: ThreadDeed
  /** Called when it is begun: what another part says of its own last deed is over. */
  onBegin: () => void
}

export function AnswerOffer({ reference, offer, canPay, currency, deed, onBegin }: AnswerOfferProps) {
  const { version, state, accepting } = offer
  const { t } = useTexts()
  /** Of which version: where another has come meanwhile, nothing is asked of it. */
  const [asked, setAsked] = useState<{ answer: 'accept' | 'decline'; version: number; isOpen: boolean }>()
  const [reason, setReason] = useState('')
  const [inside, outside] = [useRef<HTMLFormElement>(null), useRef<HTMLButtonElement>(null)]
  const isOpen = state === 'open' && asked?.isOpen === true && asked.version === version
  const part = useRef<HTMLDivElement>(null)
  useFocusTurn(isOpen, inside, outside)
  useResultFocus(part, deed.news, !isOpen)
  const place = `${reference}.reason`
  const ask = (answer: 'accept' | 'decline') => {
    deed.say(undefined)
    onBegin()
    if (answer === 'decline') setReason(readAskDraft(place).text)
    setAsked({ answer, version, isOpen: true })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isYes = asked?.answer === 'accept'
    const answered = { reference, version }
    if (!(await (isYes ? deed.accept(answered) : deed.decline({ ...answered, reason })))) return
    keepAskDraft(place, '')
    // Where it can be paid, that comes next; what is not possible there is said here, and it is accepted all the same.
    if (isYes && canPay) return void (await deed.checkOut({ ...answered, currency }))
    deed.say(isYes ? 'offers.accept.done' : 'offers.decline.done')
  }
  return (
    <div
      ref={part}
      className={`noscript:hidden ${state === 'open' || (state === 'accepted' && canPay) || deed.news ? 'grid gap-4 border-t border-line pt-6' : 'contents'}`}
    >
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
      {state === 'accepted' && canPay && (
        <p>
          <button
            type="button"
            className="button"
            aria-disabled={deed.isBusy || undefined}
            onClick={() => void deed.checkOut({ reference, version, currency })}
          >
            {t(deed.isBusy ? 'offers.sending' : 'offers.checkOut')}
          </button>
        </p>
      )}
      <ActionStatus news={deed.news} />
    </div>
  )
}

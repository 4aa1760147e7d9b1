// The choice about what may be observed: a plain form that works without scripts. Which answer is kept, only the browser knows.
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { answerConsent, keptConsentText, onConsent, refusesByItself } from '#web/browser/kept-consent.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Answer, type Consent, type ConsentChoice, isAnswered, readConsent } from '#web/page/consent.ts'
import type { ConsentOffer } from './present-consent.server.ts'

const answers = ['off', 'on'] as const

/** Undefined on the server, which does not know. */
function useKept(): { consent: Consent; refuses: boolean } | undefined {
  const text = useSyncExternalStore<string | undefined>(onConsent, keptConsentText, () => undefined)
  return text === undefined ? undefined : { consent: readConsent(`consent=${text}`), refuses: refusesByItself() }
}

export function CookieChoices({ offer }: { offer: ConsentOffer }) {
  const { t } = useTexts()
  const kept = useKept()
  const isForm = offer.choices.length > 0 && !kept?.refuses
  const signal = offer.choices.length > 0 && kept?.refuses
  return (
    <section aria-labelledby="choices" className="card grid gap-6 p-6 md:p-8">
      <div className="grid gap-2">
        <h2 id="choices" className="text-[1.375rem]">
          {t('consent.title')}
        </h2>
        <p className="text-muted">{t(offer.choices.length > 0 ? 'consent.text' : 'consent.nothing')}</p>
        {signal && <p className="font-semibold">{t('consent.signal')}</p>}
      </div>
      <Necessary />
      {isForm ? (
        <ChoiceForm offer={offer} kept={kept?.consent} />
      ) : (
        offer.choices.map((choice) => <Explained key={choice} choice={choice} offer={offer} />)
      )}
    </section>
  )
}

function ChoiceForm({ offer, kept }: { offer: ConsentOffer; kept: Consent | undefined }) {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answer = Object.fromEntries(offer.choices.map((choice) => [choice, given.get(choice) as Answer]))
    setOutcome(undefined)
    setOutcome((await answerConsent(answer)) ? 'saved' : 'failed')
  }
  const state = kept && !isAnswered(kept, offer.choices) ? 'none' : 'saved'
  return (
    <form action="/preferences" method="post" className="grid gap-8" onSubmit={(event) => void save(event)}>
      <input type="hidden" name="to" value="/cookie-policy#choices" />
      {offer.choices.map((choice) => (
        <Choice key={choice} choice={choice} offer={offer} kept={kept?.[choice]} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className="button">
          {t('consent.save')}
        </button>
        <p role="status" className="min-h-[1.75em] text-muted">
          {kept && t(outcome === 'failed' ? 'consent.failed' : `consent.kept.${state}`)}
        </p>
      </div>
    </form>
  )
}

function Necessary() {
  const { t } = useTexts()
  return (
    <div>
      <h3 className="text-base">{t('consent.necessary')}</h3>
      <p className="max-w-[60ch] text-muted">{t('consent.necessaryText')}</p>
    </div>
  )
}

type ChoiceProps = { choice: ConsentChoice; offer: ConsentOffer }

/** What it is, who gets what, and for how long. */
function Explained({ choice, offer }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <div>
      <h3 className="text-base">{t(`consent.${choice}`)}</h3>
      <Words choice={choice} offer={offer} />
    </div>
  )
}

function Words({ choice, offer }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <div id={`${choice}-text`} className="grid max-w-[60ch] gap-2 text-muted">
      <p>{t(`consent.${choice}Text`)}</p>
      <p>{t(`consent.${choice}Who`, { hosts: offer.hosts })}</p>
    </div>
  )
}

/** Nothing is picked until the visitor picks or the browser tells what is kept; what was picked before scripts ran stays. */
function Choice({ choice, offer, kept }: ChoiceProps & { kept: Answer | undefined }) {
  const { t } = useTexts()
  const group = useRef<HTMLFieldSetElement>(null)
  const wasPicked = useRef(false)
  useEffect(() => {
    const radios = Array.from(group.current?.querySelectorAll('input') ?? [])
    if (!kept || wasPicked.current || radios.some(({ checked, value }) => checked && value !== kept)) return
    for (const radio of radios) radio.checked = radio.value === kept
  }, [kept])
  return (
    <fieldset ref={group}>
      <legend className="font-semibold">{t(`consent.${choice}`)}</legend>
      <Words choice={choice} offer={offer} />
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {answers.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={choice}
              value={one}
              required
              onChange={() => {
                wasPicked.current = true
              }}
              aria-describedby={`${choice}-text`}
              className="size-5 accent-(--button)"
            />
            {t(`consent.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// The total of the offer that is being written, whether it is saved, and sending it: a question first, that names what will happen.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { sayDay } from '#web/signed-in/say-day.ts'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import { type Check, controlId } from './offer-draft-fields.ts'
import { PayWarning } from './pay-warning.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { SavedLine } from './saved-line.tsx'
import { UnusualPrices } from './unusual-prices.tsx'
import type { OfferDeed } from './use-offer-deed.ts'
import type { OfferDraft } from './use-offer-draft.ts'
import { WordDifferences } from './word-differences.tsx'

type SendPanelProps = {
  desk: OfferDeskView | Omit<OfferDeskView, 'offersTexts'>
  draft: OfferDraft
  deed: OfferDeed
  /** Shows the fields, and says from now on what is merely left open as well. */
  onStrict: () => void
}

export function SendPanel({ desk, draft, deed, onStrict }: SendPanelProps) {
  const { t, language } = useTexts()
  const [isAsked, setAsked] = useState(false)
  /** What the question was asked about: a price that was changed since is not confirmed by it. */
  const [shown, setShown] = useState<Check['prices']>([])
  const [inside, outside] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isAsked, inside, outside)
  const [last] = desk.versions
  const after = last?.offer.version ?? 0
  const { check, words } = draft
  const { total } = words
  const [looked, setLooked] = useState(0)
  const [mended, setMended] = useState<{ path: string }>()
  useEffect(() => {
    if (mended) document.getElementById(controlId(mended.path))?.focus()
  }, [mended])
  useEffect(() => {
    if (looked > 0)
      document.querySelector<HTMLElement>('[data-offer-fields] :is([aria-invalid], [data-fault])')?.focus()
  }, [looked])
  const ask = async () => {
    deed.say(undefined)
    const kept = await draft.flush()
    if (!kept) return
    setShown(kept.check.prices)
    if (kept.check.faults.length === 0) return setAsked(true)
    onStrict()
    deed.say('desk.offers.fault.fields')
    setLooked((times) => times + 1)
  }
  const send = async () => {
    const kept = await draft.flush()
    if (!kept) return
    const confirmedPrices = shown.map(({ path, amount: { amountMinor } }) => ({ path, amountMinor }))
    const isDone = await deed.send({ version: kept.version, after, confirmedPrices })
    setAsked(false)
    if (isDone) deed.say('desk.offers.sent', { version: after + 1 })
  }
  return (
    <section
      aria-label={t('desk.offers.summary')}
      className="card grid gap-3 p-4 shadow-card max-lg:max-h-[75vh] max-lg:overflow-y-auto md:gap-4 md:p-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="hint">{t('desk.offers.total')}</p>
          <p
            aria-live="polite"
            aria-busy={draft.state !== 'saved' || undefined}
            className="figure text-2xl font-semibold tracking-tight aria-busy:opacity-60"
          >
            <bdi>{total ?? '–'}</bdi>
          </p>
          {!check.isWhole && (
            <p className="text-sm text-warn">
              {t(isUnread(draft) ? 'desk.offers.total.unread' : 'desk.offers.total.part')}
            </p>
          )}
        </div>
        <SavedLine draft={draft} />
      </div>
      <NoLine isKept={draft.isKept} />
      {!isAsked && (
        <button
          ref={outside}
          type="button"
          className="button"
          aria-disabled={deed.isBusy || draft.clash !== undefined || undefined}
          onClick={() => draft.clash || void ask()}
        >
          {after === 0 ? t('desk.offers.send') : t('desk.offers.sendVersion', { version: after + 1 })}
        </button>
      )}
      {isAsked && (
        <div
          ref={inside}
          role="group"
          aria-label={t('desk.offers.send.question')}
          className="grid gap-3 rounded-xl bg-tint p-4"
        >
          <p className="font-semibold">{t('desk.offers.send.question')}</p>
          <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
            {whatHappens(desk, draft, { t, language }).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <UnusualPrices prices={shown} fields={draft.fields} language={language} />
          {check.cannotBePaid && (
            <PayWarning
              reason={check.cannotBePaid}
              onMend={(path) => {
                setAsked(false)
                onStrict()
                setMended({ path })
              }}
            />
          )}
          <WordDifferences differences={check.differences} fields={draft.fields} language={language} />
          <div className="flex flex-wrap gap-3">
            <button
              data-first
              type="button"
              className="button"
              aria-disabled={deed.isBusy || undefined}
              onClick={() => void send()}
            >
              {t(
                deed.isBusy
                  ? 'desk.offers.sending'
                  : shown.length > 0
                    ? 'desk.offers.send.prices.yes'
                    : 'desk.offers.send.yes',
              )}
            </button>
            <button type="button" className="button button-quiet" onClick={() => setAsked(false)}>
              {t('desk.offers.notYet')}
            </button>
          </div>
        </div>
      )}
      <ActionStatus news={deed.news} />
    </section>
  )
}

/** Whether an amount was written that is none: then the line does not merely wait for one. */
const isUnread = ({ fields, check }: OfferDraft): boolean =>
  fields.lines.some(
    ({ amount }, at) => amount.trim() !== '' && check.faults.some(({ path }) => path === `lines.${at}.amount`),
  )

/** Beside the button: pressed now it would seem to do nothing. */
function NoLine({ isKept }: { isKept: boolean }) {
  const { t } = useTexts()
  const state = useSyncExternalStore(line.watch, line.now, () => 'up' as const)
  return (
    <div role="status" className="contents">
      {(state === 'offline' || state === 'unreachable') && (
        <p className="text-sm font-semibold">
          {t(isKept ? 'desk.offers.send.offline' : 'desk.offers.send.offlineOpen')}
        </p>
      )}
    </div>
  )
}

function whatHappens(
  { name, reach, versions, reads }: SendPanelProps['desk'],
  { fields, check, words: { total } }: OfferDraft,
  { t, language }: Pick<ReturnType<typeof useTexts>, 't' | 'language'>,
): string[] {
  const [last] = versions
  const person = `\u2068${name}\u2069`
  return [
    t('desk.offers.send.sees', { name: person, total: `\u2068${total ?? ''}\u2069` }),
    t(`desk.offers.send.${reach}`, { name: person }),
    t('desk.offers.send.until', {
      date: Number.isNaN(Date.parse(fields.validUntil)) ? '' : sayDay(new Date(fields.validUntil), language, 'UTC'),
    }),
    ...(last?.offer.state === 'open' ? [t('desk.offers.send.replaces', { version: last.offer.version })] : []),
    ...(check.lacks.length > 0 ? [t('desk.offers.send.lacks', { count: check.lacks.length, language: reads })] : []),
  ]
}

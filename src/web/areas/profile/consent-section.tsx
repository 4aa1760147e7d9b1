// What a client agrees to, in plain words, with what taking it back means; and every yes and no that they gave.
import { getConsents, setConsent } from '#web/browser/endpoints/clients.ts'
import { hasShape, isFlag, isListOf, isText, type Shown } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { Row, rowsClass } from '#web/signed-in/row.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { Fold } from '#web/ui/fold.tsx'

/** Those that the page has words for; the words are of the version that the server names. */
const purposes = ['health-data', 'sharing', 'follow-up'] as const
type Purpose = (typeof purposes)[number]
const isPurpose = (value: string): value is Purpose => purposes.some((one) => one === value)

const standing = { purpose: isText, isGiven: isFlag, version: isText }
const isStanding = hasShape(standing)
const isConsents = hasShape({
  purposes: isListOf(isStanding),
  history: isListOf(hasShape({ ...standing, at: isText })),
})
type Consents = Shown<typeof isConsents>

const loadConsents = (call: OwnCall) => call(toEndpoint(getConsents, {}, isConsents))

export function ConsentSection() {
  const { t } = useTexts()
  const part = useApiPart(loadConsents)
  const deed = useApiAction({
    'invalid-input': 'profile.consents.outdated',
    'too-many-requests': 'profile.consents.tooMany',
  })
  const set = async (body: { purpose: Purpose; isGiven: boolean; version: string }) => {
    const isDone = await deed.run((call) => call(toEndpoint(setConsent, body, isStanding)))
    await part.reload()
    const withdrawn =
      body.purpose === 'health-data' ? 'profile.consents.health-data.withdrawn' : 'profile.consents.withdrawn'
    if (isDone) deed.say(body.isGiven ? 'profile.consents.given' : withdrawn)
  }
  return (
    <Section place="consents" title={t('profile.consents.title')} text={t('profile.consents.text')}>
      <PartState part={part} waiting={<Waiting rows={purposes.length * 2} />}>
        {({ purposes: all, history }) => (
          <>
            <ul className={rowsClass}>
              {all.map(
                ({ purpose, isGiven, version }) =>
                  isPurpose(purpose) && (
                    <li key={purpose}>
                      <PurposeRow
                        {...{ purpose, isGiven }}
                        last={history.find((one) => one.purpose === purpose)}
                        isBusy={deed.isBusy}
                        onSet={(given) => void set({ purpose, isGiven: given, version })}
                      />
                    </li>
                  ),
              )}
            </ul>
            {history.length > 0 && <History history={history} />}
          </>
        )}
      </PartState>
      <ActionStatus news={deed.news} />
    </Section>
  )
}

type PurposeRowProps = {
  purpose: Purpose
  isGiven: boolean
  last: Consents['history'][number] | undefined
  isBusy: boolean
  onSet: (isGiven: boolean) => void
}

function PurposeRow({ purpose, isGiven, last, isBusy, onSet }: PurposeRowProps) {
  const { t } = useTexts()
  const say = useSayTime()
  const name = t(`profile.consents.${purpose}`)
  const date = last && say.day(new Date(last.at))
  // A yes to words of before is none to those of now.
  const state = isGiven ? 'since' : last?.isGiven ? 'outdatedSince' : last ? 'not' : undefined
  return (
    <div className="grid gap-3">
      <Row name={name} tag={t(isGiven ? 'profile.consents.yes' : 'profile.consents.no')}>
        {isGiven ? (
          <ConfirmButton
            label={t('profile.consents.withdraw')}
            about={name}
            question={t(`profile.consents.${purpose}.withdraw`)}
            isBusy={isBusy}
            onYes={() => onSet(false)}
          />
        ) : (
          <button
            type="button"
            className="button button-quiet min-h-11 px-4 py-1"
            aria-label={`${t('profile.consents.give')} ${name}`}
            aria-disabled={isBusy || undefined}
            onClick={() => onSet(true)}
          >
            {t('profile.consents.give')}
          </button>
        )}
      </Row>
      <p>{t(`profile.consents.${purpose}.text`)}</p>
      {state && date && <p className="hint">{t(`profile.consents.${state}`, { date })}</p>}
    </div>
  )
}

function History({ history }: { history: Consents['history'] }) {
  const { t } = useTexts()
  const say = useSayTime()
  return (
    <Fold className="border-t border-line pt-3" line="font-semibold" summary={t('profile.consents.history')}>
      <ol className="grid gap-2 pt-2">
        {history.map(({ purpose, isGiven, version, at }) => (
          <li key={`${purpose} ${at}`}>
            {isPurpose(purpose) ? t(`profile.consents.${purpose}`) : purpose}
            <span className="hint block">
              {t(isGiven ? 'profile.consents.line.given' : 'profile.consents.line.withdrawn', {
                date: say.day(new Date(at)),
                version: `\u2066${version}\u2069`,
              })}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

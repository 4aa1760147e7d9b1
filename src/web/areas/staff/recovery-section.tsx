// Recovery codes of whoever is at the desk: how many are left, and ten new ones, shown this once.
import { useState } from 'react'
import { makeRecoveryCodes, readRecoveryCodes } from '#web/browser/endpoints/staff.ts'
import { hasShape, isListOf, isNumber, isText, orNull } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

const isLeft = hasShape({ left: orNull(isNumber) })
const isMade = hasShape({ codes: isListOf(isText) })

const loadLeft = (call: OwnCall) => call(toEndpoint(readRecoveryCodes, {}, isLeft))

export function RecoverySection() {
  const { t } = useTexts()
  const part = useApiPart(loadLeft)
  const deed = useApiAction({ 'no-longer-possible': 'desk.staff.recovery.noApp' })
  const [codes, setCodes] = useState<string[]>([])
  const make = async () => {
    const isDone = await deed.run(async (call) => {
      const made = await call(toEndpoint(makeRecoveryCodes, {}, isMade))
      setCodes(made.codes)
      part.put(() => ({ left: made.codes.length }))
    })
    if (isDone) deed.say('desk.staff.recovery.made')
  }
  return (
    <Section title={t('desk.staff.recovery.title')} text={t('desk.staff.recovery.text')}>
      <PartState part={part} waiting={<Waiting rows={1} />}>
        {({ left }) => (
          <>
            <Left left={left} />
            {codes.length > 0 && <Codes codes={codes} say={deed.say} />}
            <Make hasSome={Boolean(left)} isBusy={deed.isBusy} onMake={() => void make()} />
          </>
        )}
      </PartState>
      <ActionStatus news={deed.news} />
    </Section>
  )
}

function Left({ left }: { left: number | null }) {
  const { t } = useTexts()
  if (left === null) return <p className="text-muted">{t('desk.staff.recovery.noApp')}</p>
  return (
    <p className="font-semibold">
      {left === 0 ? t('desk.staff.recovery.none') : t('desk.staff.recovery.left', { count: left })}
    </p>
  )
}

type MakeProps = { hasSome: boolean; isBusy: boolean; onMake: () => void }

/** Codes that somebody may have on paper are not ended by a slip. */
function Make({ hasSome, isBusy, onMake }: MakeProps) {
  const { t } = useTexts()
  if (hasSome) {
    const texts = { label: t('desk.staff.recovery.makeNew'), question: t('desk.staff.recovery.question') }
    return (
      <div className="flex flex-wrap">
        <ConfirmButton {...texts} isBusy={isBusy} onYes={onMake} />
      </div>
    )
  }
  return (
    <button
      type="button"
      className="button button-quiet justify-self-start noscript:hidden"
      aria-disabled={isBusy || undefined}
      onClick={onMake}
    >
      {t('desk.staff.recovery.make')}
    </button>
  )
}

type CodesProps = { codes: string[]; say: ReturnType<typeof useApiAction>['say'] }

function Codes({ codes, say }: CodesProps) {
  const { t } = useTexts()
  const { clinic, me } = useDeskFrame()
  const copy = () => {
    // Where a page came without encryption there is no clipboard to write to.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(codes.join('\n')))
      .then(
        () => say('desk.staff.recovery.copied'),
        () => say('desk.staff.recovery.fault.copy'),
      )
  }
  return (
    <div className="grid gap-4">
      <p>{t('desk.staff.recovery.keep')}</p>
      <div className="print-alone">
        <p className="mb-3 hidden print:block">
          {t('desk.staff.recovery.owner', { clinic: `\u2068${clinic}\u2069`, email: `\u2068${me.email}\u2069` })}
        </p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-tint p-4 font-mono" dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => window.print()}>
          {t('desk.staff.recovery.print')}
        </button>
        <button type="button" className="button button-quiet" onClick={copy}>
          {t('desk.staff.recovery.copy')}
        </button>
      </div>
    </div>
  )
}

// Who looked at or changed the client's data: what others did, and folded below it what the client did; further back on demand.
import { useCallback, useRef, useState } from 'react'
import { getAccessLog } from '#web/browser/endpoints/privacy.ts'
import { hasShape, isFlag, isListOf, isText, type Shown } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { rowsClass } from '#web/signed-in/row.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import { useFocusTurn } from '#web/signed-in/use-focus-turn.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { useSayTime } from '#web/signed-in/use-say-time.ts'
import { Fold } from '#web/ui/fold.tsx'
import { AccessLine } from './access-line.tsx'
import { type AccessEntry, groupAccess } from './group-access.ts'

const entry = hasShape<AccessEntry>({
  id: isText,
  at: isText,
  actor: isText,
  actorName: isText,
  deed: isText,
  subject: isText,
  about: isText,
  why: isText,
  note: isText,
})
const isPage = hasShape({ entries: isListOf(entry), hasMore: isFlag })

type AccessPage = Shown<typeof isPage>

type Who = 'others' | 'own'

/** @param before id of the last line that is shown */
const loadPage = (
  call: OwnCall,
  { language, who, before }: { language: string; who: Who; before?: string | undefined },
) => call(toEndpoint(getAccessLog, { language, who, before }, isPage))

export function AccessSection() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [inside, outside] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useFocusTurn(isOpen, inside, outside)
  return (
    <Section place="access" title={t('profile.access.title')} text={t('profile.access.text')}>
      {isOpen ? (
        <div ref={inside} tabIndex={-1} className="grid gap-5 outline-none">
          <Logs />
        </div>
      ) : (
        <button
          ref={outside}
          type="button"
          className="button button-quiet justify-self-start noscript:hidden"
          onClick={() => setOpen(true)}
        >
          {t('profile.access.show')}
        </button>
      )}
    </Section>
  )
}

function Logs() {
  const { t } = useTexts()
  const { city } = useProfileFrame()
  return (
    <>
      <h3 className="text-base">{t('profile.access.others')}</h3>
      <Log who="others" />
      <Fold className="border-t border-line pt-3" line="font-semibold" summary={t('profile.access.own')}>
        <div className="pt-2">
          <Log who="own" />
        </div>
      </Fold>
      <p className="hint">{t('profile.clock', { city: `\u2068${city}\u2069` })}</p>
    </>
  )
}

function Log({ who }: { who: Who }) {
  const { t, language } = useTexts()
  const say = useSayTime()
  const part = useApiPart(useCallback((call: OwnCall) => loadPage(call, { language, who }), [language, who]))
  const deed = useApiAction()
  const more = ({ entries }: AccessPage) =>
    void deed.run(async (call) => {
      const next = await loadPage(call, { language, who, before: entries.at(-1)?.id })
      part.put((now) => ({ entries: [...now.entries, ...next.entries], hasMore: next.hasMore }))
    })
  return (
    <PartState part={part} waiting={<Waiting rows={4} />}>
      {(page) =>
        page.entries.length === 0 ? (
          <p className="text-muted">{t(`profile.access.none.${who}`)}</p>
        ) : (
          <>
            <ol className={rowsClass}>
              {groupAccess(page.entries, say.day).map((group) => (
                <li key={group.entry.id}>
                  <AccessLine {...group} />
                </li>
              ))}
            </ol>
            <ActionStatus news={deed.news} />
            {page.hasMore && (
              <button
                type="button"
                className="button button-quiet justify-self-start"
                aria-disabled={deed.isBusy || undefined}
                onClick={() => more(page)}
              >
                {t(deed.isBusy ? 'profile.waiting' : 'profile.access.more')}
              </button>
            )}
          </>
        )
      }
    </PartState>
  )
}

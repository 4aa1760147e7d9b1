// Who looked at or changed the client's data: what others did, and folded below it what the client did; further back on demand.
import { useCallback, useRef, useState } from 'react'
import { hasShape, isFlag, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { AccessLine } from './access-line.tsx'
import { DeedNews } from './deed-news.tsx'
import { type AccessEntry, groupAccess } from './group-access.ts'
import { PartState, Waiting } from './part-state.tsx'
import { useProfileFrame } from './profile-frame.ts'
import { rowsClass } from './row.tsx'
import { Section } from './section.tsx'
import { useApiDeed } from './use-api-deed.ts'
import { useApiPart } from './use-api-part.ts'
import { useFocusTurn } from './use-focus-turn.ts'
import type { OwnCall } from './use-own-call.ts'
import { useSayTime } from './use-say-time.ts'

type AccessPage = { entries: AccessEntry[]; hasMore: boolean }

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
const readPage = readAs(hasShape<AccessPage>({ entries: isListOf(entry), hasMore: isFlag }))

type Who = 'others' | 'own'

/** @param before id of the last line that is shown */
const loadPage = (
  call: OwnCall,
  { language, who, before }: { language: string; who: Who; before?: string | undefined },
) => {
  const query = new URLSearchParams({ language, who, ...(before !== undefined && { before }) })
  return call({ name: 'getAccessLog', method: 'GET', path: `/api/client/access-log?${query}`, parse: readPage })
}

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
  const deed = useApiDeed()
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
            <DeedNews news={deed.news} />
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

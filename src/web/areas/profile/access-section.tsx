// Who looked at or changed the client's data: fetched when it is asked for, and further back on demand.
import { useCallback, useRef, useState } from 'react'
import { hasShape, isFlag, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type AccessEntry, AccessLine } from './access-line.tsx'
import { DeedNews } from './deed-news.tsx'
import { PartState, Waiting } from './part-state.tsx'
import { rowsClass } from './row.tsx'
import { Section } from './section.tsx'
import { useApiDeed } from './use-api-deed.ts'
import { useApiPart } from './use-api-part.ts'
import { useFocusTurn } from './use-focus-turn.ts'
import type { OwnCall } from './use-own-call.ts'

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

/** @param before id of the last line that is shown */
const loadPage = (call: OwnCall, language: string, before?: string) => {
  const query = new URLSearchParams({ language, ...(before !== undefined && { before }) })
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
          <Log />
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

function Log() {
  const { t, language } = useTexts()
  const part = useApiPart(useCallback((call: OwnCall) => loadPage(call, language), [language]))
  const deed = useApiDeed()
  const more = ({ entries }: AccessPage) =>
    void deed.run(async (call) => {
      const next = await loadPage(call, language, entries.at(-1)?.id)
      part.put((now) => ({ entries: [...now.entries, ...next.entries], hasMore: next.hasMore }))
    })
  return (
    <PartState part={part} waiting={<Waiting rows={4} />}>
      {(page) =>
        page.entries.length === 0 ? (
          <p className="text-muted">{t('profile.access.none')}</p>
        ) : (
          <>
            <ol className={rowsClass}>
              {page.entries.map((one) => (
                <li key={one.id}>
                  <AccessLine {...one} />
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

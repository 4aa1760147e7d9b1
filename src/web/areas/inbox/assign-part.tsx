// Who sees to an item: taken with one press, given to a colleague with two.
import { useRef } from 'react'
import { useDeskFrame, useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useInboxDesk } from './inbox-desk.ts'
import type { KnownItem } from './present-item.server.ts'

const button = 'button button-quiet min-h-11 px-4 py-1'

export function AssignPart({ item: { row, colleagues } }: { item: KnownItem }) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const mayWork = useMay('inbox.work')
  const { isBusy, assign } = useInboxDesk()
  const whole = useRef<HTMLElement>(null)
  const { assignee } = row
  const others = colleagues.filter(({ id }) => id !== me.id && id !== assignee?.id)
  const give = async (to: { id: string; name: string } | null) => {
    if (isBusy) return
    await assign(row, to)
    const fold = whole.current?.querySelector('details')
    if (!fold) return
    const hadFocus = fold.contains(document.activeElement) || document.activeElement === document.body
    fold.open = false
    if (hadFocus) fold.querySelector<HTMLElement>('summary')?.focus()
  }
  return (
    <section ref={whole} aria-labelledby="inbox-assignee" className="grid justify-items-start gap-3">
      <h2 id="inbox-assignee" className="text-lg">
        {t('desk.inbox.assignee.title')}
      </h2>
      <p className={assignee ? 'font-semibold wrap-anywhere' : 'text-muted'}>
        {assignee ? (
          <bdi>{assignee.id === me.id ? t('desk.inbox.assignee.you') : assignee.name}</bdi>
        ) : (
          t('desk.inbox.assignee.none')
        )}
      </p>
      {mayWork && (
        <>
          {assignee?.id !== me.id && (
            <button
              type="button"
              className={button}
              aria-keyshortcuts="a"
              aria-disabled={isBusy || undefined}
              onClick={() => void give(me)}
            >
              {t('desk.inbox.assignee.take')}
            </button>
          )}
          {(others.length > 0 || assignee) && (
            <Fold className="w-full" line="min-h-11 text-sm" summary={t('desk.inbox.assignee.give')}>
              <ul className="grid gap-2 pt-2">
                {others.map((one) => (
                  <li key={one.id}>
                    <button type="button" className={`${button} w-full justify-start`} onClick={() => void give(one)}>
                      <bdi className="min-w-0 wrap-anywhere">{one.name}</bdi>
                    </button>
                  </li>
                ))}
                {assignee && (
                  <li>
                    <button type="button" className={`${button} w-full justify-start`} onClick={() => void give(null)}>
                      {t('desk.inbox.assignee.toNobody')}
                    </button>
                  </li>
                )}
              </ul>
            </Fold>
          )}
        </>
      )}
    </section>
  )
}

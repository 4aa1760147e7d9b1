// The side of the inbox that stays: tabs, filters and the list.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { listHeadingId } from './list-focus.ts'
import type { InboxView, KnownInbox } from './present-inbox.server.ts'
import type { ShownList } from './use-steady-list.ts'

type InboxPanelProps = {
  view: InboxView
  known: KnownInbox | undefined
  list: ShownList
  openId: string | undefined
  /** Whether what others do is heard. */
  stands: boolean
  onKeys: () => void
}

export function InboxPanel({ view, known, list, openId, stands, onKeys }: InboxPanelProps) {
  const { t } = useTexts()
  const { address, text } = view
  // Beside an item the item is what the page is about.
  const Heading = openId ? 'h2' : 'h1'
  return (
    <section
      aria-labelledby={listHeadingId}
      className={`border-line lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e ${openId ? 'hidden lg:block' : ''}`}
    >
      <div className="flex min-h-14 items-center justify-between gap-3 px-4 pt-2">
        <Heading id={listHeadingId} tabIndex={-1} className="text-xl outline-none">
          {t('desk.nav.inbox')}
        </Heading>
        <button
          type="button"
          className="link min-h-11 cursor-pointer text-sm noscript:hidden pointer-coarse:hidden"
          onClick={onKeys}
        >
          {t('desk.inbox.keys.show')}
        </button>
      </div>
      <InboxTabs address={address} counts={known?.counts} />
      <InboxFilters address={address} colleagues={known?.colleagues ?? []} />
      {known ? (
        <InboxList {...{ address, text, known, list, openId, stands }} />
      ) : (
        <div className="p-4">
          <FailedToLoad />
        </div>
      )}
    </section>
  )
}

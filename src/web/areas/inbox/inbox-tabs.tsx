// The three states of the inbox, as links with their counts: whose turn it is.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type InboxAddress, type InboxTab, inboxSearch, inboxTabs } from './inbox-address.ts'

type InboxTabsProps = { address: InboxAddress; counts: Partial<Record<InboxTab, number>> | undefined }

export function InboxTabs({ address, counts }: InboxTabsProps) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('desk.inbox.tabs')}>
      <ul className="flex gap-1 border-b border-line px-2">
        {inboxTabs.map((state) => (
          <li key={state}>
            <Link
              to={`/desk${inboxSearch({ ...address, state, pages: 1 })}`}
              aria-current={state === address.state ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`desk.inbox.state.${state}`)}
              {counts?.[state] !== undefined && (
                <span className="figure text-sm font-normal text-muted">{sayCount(counts[state])}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** As the contract has it: no more are counted. */
const mostCounted = 1000

const sayCount = (count = 0) => (count < mostCounted ? String(count) : `${mostCounted}+`)

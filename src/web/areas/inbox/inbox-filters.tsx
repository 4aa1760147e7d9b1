// Narrows the inbox down: by words, which stand in no address, and by kind and whose it is, in a form that works by itself and acts at once where scripts run.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectBox } from '#web/ui/select-box.tsx'
import { type InboxAddress, inboxSearch, kindsOfInbox, readInboxAddress } from './inbox-address.ts'
import { isOtherSearch, mostLetters, searchFor, useSearchText } from './inbox-search.ts'

export const searchId = 'inbox-search'
const waitMs = 250
const listClass = 'field min-h-11 appearance-none truncate py-1.5 ps-3 pe-9 text-sm'

type InboxFiltersProps = {
  address: InboxAddress
  colleagues: { id: string; name: string }[]
}

export function InboxFilters({ address, colleagues }: InboxFiltersProps) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const form = useRef<HTMLFormElement>(null)
  const { narrow, search } = useNarrowing(form, address)
  const others = colleagues.filter(({ id }) => id !== me.id)
  const { state, kind = '', assignee = '' } = address
  return (
    <search className="grid gap-2 p-3">
      <SearchField onSend={search} />
      <form
        ref={form}
        action="/desk"
        className="grid grid-cols-2 gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          narrow()
        }}
        {...actsAtOnce}
      >
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <SelectBox>
          <select
            name="kind"
            aria-label={t('desk.inbox.kind.label')}
            className={listClass}
            key={`kind ${kind}`}
            defaultValue={kind}
            onChange={narrow}
          >
            <option value="">{t('desk.inbox.kind.all')}</option>
            {kindsOfInbox.map((one) => (
              <option key={one} value={one}>
                {t(`desk.inbox.kind.${one}`)}
              </option>
            ))}
          </select>
        </SelectBox>
        <SelectBox>
          <select
            name="assignee"
            aria-label={t('desk.inbox.assignee.label')}
            className={listClass}
            key={`assignee ${assignee}`}
            defaultValue={assignee}
            onChange={narrow}
          >
            <option value="">{t('desk.inbox.assignee.all')}</option>
            <option value="me">{t('desk.inbox.assignee.me')}</option>
            <option value="nobody">{t('desk.inbox.assignee.nobody')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </SelectBox>
        <button type="submit" className="button button-quiet col-span-2 hidden min-h-11 py-1 noscript:inline-flex">
          {t('desk.inbox.searchNow')}
        </button>
      </form>
    </search>
  )
}

/**
 * A name is sent, and stands in no address: of a form with this method a browser without our scripts sends nothing (HTML, form
 * submission: `dialog`), so that nothing is lost that is typed before the page is alive either.
 */
function SearchField({ onSend }: { onSend: () => void }) {
  const { t } = useTexts()
  const text = useSearchText()
  return (
    <form
      method="dialog"
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      {...actsAtOnce}
    >
      <label className="relative block">
        <span className="sr-only">{t('desk.inbox.search')}</span>
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
        <input
          id={searchId}
          type="search"
          className="field min-h-11 py-1.5 ps-10 text-sm"
          placeholder={t('desk.inbox.search')}
          autoComplete="off"
          enterKeyHint="search"
          // An empty field has the direction of the page, and so has what stands in it until something is typed.
          dir={text === '' ? undefined : 'auto'}
          maxLength={mostLetters}
          value={text}
          onChange={(event) => searchFor(event.currentTarget.value)}
        />
      </label>
    </form>
  )
}

/** Goes where the form says: while words are typed a little later, and in place of the address before. */
function useNarrowing(form: React.RefObject<HTMLFormElement | null>, address: InboxAddress) {
  const navigate = useNavigate()
  const text = useSearchText()
  const go = (next: InboxAddress) => {
    const isAsked = inboxSearch(next) === inboxSearch({ ...address, pages: 1 }) && !isOtherSearch()
    if (!isAsked) void navigate(`/desk${inboxSearch(next)}`, { replace: true, preventScrollReset: true })
  }
  const narrow = () => {
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') query.set(name, value)
    go(readInboxAddress(query))
  }
  const search = () => go({ ...address, pages: 1 })
  const searchSoon = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => isOtherSearch() && searchSoon(), waitMs)
    return () => clearTimeout(timer)
  }, [text])
  return { narrow, search }
}

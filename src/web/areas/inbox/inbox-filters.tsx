// Narrows the inbox down, by words, kind and whose it is: a form that works by itself, and acts at once where scripts run.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeskFrame } from '#web/areas/desk/desk-frame.ts'
import { actsAtOnce } from '#web/browser/early-input.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectBox } from '#web/ui/select-box.tsx'
import { type InboxAddress, inboxSearch, kindsOfInbox, readInboxAddress } from './inbox-address.ts'

export const searchId = 'inbox-search'
const waitMs = 250
const listClass = 'field min-h-11 appearance-none truncate py-1.5 ps-3 pe-9 text-sm'

type InboxFiltersProps = { address: InboxAddress; colleagues: { id: string; name: string }[] }

export function InboxFilters({ address, colleagues }: InboxFiltersProps) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const form = useRef<HTMLFormElement>(null)
  const { text, onText, apply } = useNarrowing(form, address)
  const others = colleagues.filter(({ id }) => id !== me.id)
  const { state, kind = '', assignee = '' } = address
  return (
    <search>
      <form
        ref={form}
        action="/desk"
        className="grid grid-cols-2 gap-2 p-3"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        {...actsAtOnce}
      >
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <label className="relative col-span-2">
          <span className="sr-only">{t('desk.inbox.search')}</span>
          <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
          <input
            id={searchId}
            type="search"
            name="text"
            className="field min-h-11 py-1.5 ps-10 text-sm"
            placeholder={t('desk.inbox.search')}
            autoComplete="off"
            enterKeyHint="search"
            // An empty field has the direction of the page, and so has what stands in it until something is typed.
            dir={text === '' ? undefined : 'auto'}
            maxLength={80}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </label>
        <SelectBox>
          <select
            name="kind"
            aria-label={t('desk.inbox.kind.label')}
            className={listClass}
            key={`kind ${kind}`}
            defaultValue={kind}
            onChange={apply}
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
            onChange={apply}
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

/** Goes where the form says: while words are typed a little later, and in place of the address before. */
function useNarrowing(form: React.RefObject<HTMLFormElement | null>, address: InboxAddress) {
  const navigate = useNavigate()
  const asked = address.text ?? ''
  const [typed, setTyped] = useState({ text: asked, asked })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has changed by itself: a tab was pressed, or the way back.
  if (typed.asked !== asked) setTyped({ text: typed.text.trim() === asked ? typed.text : asked, asked })
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') query.set(name, value)
    const next = inboxSearch(readInboxAddress(query))
    if (next === inboxSearch({ ...address, pages: 1 })) return
    void navigate(`/desk${next}`, { replace: true, preventScrollReset: true })
  }
  const onText = (text: string) => {
    setTyped({ text, asked })
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, waitMs)
  }
  return { text: typed.text, onText, apply }
}

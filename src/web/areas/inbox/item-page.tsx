// One item of the inbox: who it is, what is to be done, what it is about, every word since, and what colleagues noted.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AssignPart } from './assign-part.tsx'
import { HoldStill } from './hold-still.tsx'
import { HotelPart } from './hotel-part.tsx'
import { useInboxDesk } from './inbox-desk.ts'
import { ItemAbout } from './item-about.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemHead } from './item-head.tsx'
import { focusPlace, itemHeadingId, placeId, readPlace } from './item-places.ts'
import { NotePart } from './note-part.tsx'
import { OutcomePart } from './outcome-part.tsx'
import type { KnownItem } from './present-item.server.ts'
import { StuckPart } from './stuck-part.tsx'
import { Thread } from './thread.tsx'

type ItemPageProps = { item: KnownItem; now: string }

export function ItemPage({ item, now }: ItemPageProps) {
  const { t } = useTexts()
  const { search } = useLocation()
  useOpenItem(item)
  useArrival()
  const { row } = item
  return (
    <HoldStill className="grid gap-x-10 gap-y-8 px-4 py-5 lg:px-8 2xl:mx-auto 2xl:max-w-6xl xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 content-start gap-8">
        <Link
          to={`/desk${search}`}
          className="link inline-flex min-h-11 items-center gap-1 justify-self-start lg:hidden"
        >
          <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
          {t('desk.inbox.back')}
        </Link>
        <div className="grid gap-4">
          <ItemHead item={item} now={now} />
          <ItemActions item={item} />
        </div>
        <ItemBody key={row.id} item={item} />
      </div>
      <aside aria-label={t('desk.inbox.colleagues')} className="grid min-w-0 content-start gap-8 xl:pt-2">
        <AssignPart item={item} />
        <NotePart key={row.id} id={row.id} notes={item.notes} />
      </aside>
    </HoldStill>
  )
}

/** What was asked anew comes first, with the answer below it. While it is open nothing changes places. */
function ItemBody({ item }: { item: KnownItem }) {
  const { answering, said } = item
  const [isSaidFirst] = useState(item.isAsked)
  return (
    <>
      {!isSaidFirst && <ItemAbout item={item} />}
      {said.length > 0 && <Thread said={said} />}
      {answering && <AnswerForm item={item} answering={answering} />}
      {isSaidFirst && <ItemAbout item={item} />}
      {item.outcome && <OutcomePart id={item.row.id} outcome={item.outcome} />}
      {item.stuck && <StuckPart id={item.row.id} stuck={item.stuck} />}
      {item.informing && <HotelPart row={item.row} informing={item.informing} />}
    </>
  )
}

/** The keys mean the item on the screen. */
function useOpenItem({ row }: KnownItem): void {
  const { shows } = useInboxDesk()
  useLayoutEffect(() => {
    shows(row)
    return () => shows(undefined)
  }, [shows, row])
}

/** Whoever comes to answer begins there; everyone else at the name. Nobody is moved who came with the document. */
function useArrival(): void {
  const { key, state } = useLocation()
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (arrived.current === key || key === 'default') return
    arrived.current = key
    const place = readPlace(state)
    if (!place || !focusPlace(placeId(place))) document.getElementById(itemHeadingId)?.focus({ preventScroll: true })
  }, [key, state])
}

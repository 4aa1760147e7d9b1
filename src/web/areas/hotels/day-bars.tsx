// Prices by day of arrival, as bars that move the stay: asked for once the page is there, in a frame that has its size from the start.
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApiAnswer } from '#web/browser/call-api.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { askDays } from './ask-part.ts'
import type { DayBar, DayPrices } from './present-days.server.ts'
import { type SearchAddress, type SearchBase, searchHref, shownAtFirst, writeSearch } from './stay-address.ts'

type DayBarsProps = { base: SearchBase; search: SearchAddress; currency: string }
type Days = Pick<DayPrices, 'bars' | 'currency'>
/** Of the search that was asked about. */
type Told = { query: string; answer: ApiAnswer<Days> }

const nightsOf = ({ checkIn, checkOut }: SearchAddress) =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000)

export function DayBars({ base, search, currency }: DayBarsProps) {
  const { t, language } = useTexts()
  const id = useId()
  const [told, setTold] = useState<Told>()
  // Neither the order nor how much is shown changes a price.
  const plain: SearchAddress = { ...search, sort: 'recovery', show: shownAtFirst, view: 'list', lang: language }
  const query = writeSearch(plain).toString()
  useEffect(() => {
    const giveUp = new AbortController()
    void askDays(new URLSearchParams(query), giveUp.signal).then((answer) => {
      if (!giveUp.signal.aborted) setTold({ query, answer })
    })
    return () => giveUp.abort()
  }, [query])
  const isCurrent = told?.query === query
  // While other days are asked for, those that are known stay: the frame does not blink.
  const days = told?.answer.state === 'success' ? told.answer.value : undefined
  const isLost = isCurrent && told.answer.state === 'error'
  const isOwn = ({ checkIn }: DayBar) => checkIn === search.checkIn
  const lowest = days?.bars.filter(({ isLowest }) => isLowest)
  const least = lowest?.find(isOwn) ?? lowest?.[0]
  return (
    <section aria-labelledby={id} aria-busy={!isCurrent} className="min-w-0 noscript:hidden">
      <h2 id={id} className="text-lg">
        {t('hotels.bars.title')}
      </h2>
      <p className="hint">{t('hotels.bars.hint', { count: nightsOf(search), currency })}</p>
      <div className="mt-2 h-32">
        {isLost ? (
          <p className="hint">{t('hotels.bars.failed')}</p>
        ) : days ? (
          <Bars base={base} search={search} bars={days.bars} />
        ) : (
          <Skeleton />
        )}
      </div>
      <p className="hint min-h-7">
        {least?.price &&
          !isLost &&
          t(isOwn(least) ? 'hotels.bars.leastOwn' : 'hotels.bars.least', { price: least.price, day: least.day })}
      </p>
    </section>
  )
}

function Bars({ base, search, bars }: Pick<DayBarsProps, 'base' | 'search'> & { bars: readonly DayBar[] }) {
  const box = useRef<HTMLOListElement>(null)
  const chosenAt = bars.findIndex(({ checkIn }) => checkIn === search.checkIn)
  // The present day in the middle, without moving the page itself.
  useEffect(() => {
    const [own, bar] = [box.current, box.current?.children[chosenAt]]
    if (!own || !(bar instanceof HTMLElement)) return
    const [frame, place] = [own.getBoundingClientRect(), bar.getBoundingClientRect()]
    own.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2
  }, [chosenAt])
  return (
    <ol ref={box} className="relative flex h-full gap-1 overflow-x-auto overscroll-x-contain pb-2">
      {bars.map((bar) => (
        <Bar key={bar.checkIn} bar={bar} base={base} search={search} />
      ))}
    </ol>
  )
}

function Bar({ bar, base, search }: Pick<DayBarsProps, 'base' | 'search'> & { bar: DayBar }) {
  const { t } = useTexts()
  const { day, price, figure, number, share, isLowest, checkIn, checkOut } = bar
  const isChosen = checkIn === search.checkIn
  const words = price === null ? t('hotels.bars.none', { day }) : t('hotels.bars.day', { day, price })
  const marked = isLowest ? t('hotels.bars.lowest', { words }) : words
  const shape = (
    <>
      <span aria-hidden="true" className="figure text-xs text-muted">
        {figure ?? t('hotels.bars.nothing')}
      </span>
      <span aria-hidden="true" className="flex min-h-0 w-full grow items-end px-1">
        <span
          className={`mx-auto w-6 max-w-full rounded-t ${isChosen ? 'bg-brand' : isLowest ? 'bg-good' : 'bg-accent group-hover:bg-brand'}`}
          style={{ height: price === null ? '1px' : `${Math.max(2, Math.round(share * 100))}%` }}
        />
      </span>
      <span aria-hidden="true" className={`figure text-sm ${isChosen ? 'font-semibold text-brand' : ''}`}>
        {number}
      </span>
      <span className="sr-only">{isChosen ? t('hotels.bars.chosen', { words: marked }) : marked}</span>
    </>
  )
  const looks = 'group flex h-full w-12 flex-col items-center gap-1 rounded-lg pt-1'
  return (
    <li className={`shrink-0 grow ${isChosen ? 'rounded-lg bg-wash' : ''}`}>
      {price === null || isChosen ? (
        <span className={`${looks} w-full min-w-12`} {...(isChosen && { 'aria-current': 'date' as const })}>
          {shape}
        </span>
      ) : (
        <Link
          to={searchHref(base, search, { checkIn, checkOut, show: shownAtFirst })}
          preventScrollReset
          className={`${looks} w-full min-w-12 hover:bg-tint`}
        >
          {shape}
        </Link>
      )}
    </li>
  )
}

function Skeleton() {
  return (
    <div aria-hidden="true" className="flex h-full items-end gap-1 overflow-hidden pt-6 pb-7">
      {Array.from({ length: 29 }, (_, at) => (
        <span key={`${at}`} className="flex h-full min-w-12 grow items-end justify-center">
          <span className="w-6 rounded-t bg-wash" style={{ height: `${55 + ((at * 37) % 40)}%` }} />
        </span>
      ))}
    </div>
  )
}

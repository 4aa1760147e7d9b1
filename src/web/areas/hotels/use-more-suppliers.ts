// Asks every other supplier of hotels by itself, and puts what comes into the list without moving what somebody looks at.
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { askStays } from './ask-part.ts'
import { type Answered, mergeStays } from './merge-stays.ts'
import type { StayCard, StayResults } from './present-results.server.ts'
import { type SearchAddress, shownAtFirst, writeSearch } from './stay-address.ts'
import { useTouched } from './use-touched.ts'

/** `kept`: it has come, and waits until it is wanted. */
type Supplier = { state: 'asking' | 'silent' } | { state: 'kept' | 'taken'; answer: Answered }
/** Of the answer that they stand beside; `about` is the search without how many of it are shown. */
type Asked = { of: StayResults; about: string; suppliers: Readonly<Record<string, Supplier>> }

export type MoreStays = {
  stays: readonly StayCard[]
  isMore: boolean
  /** How many suppliers are being asked, and how many did not answer. */
  asking: number
  silent: number
  /** Stays that have come and are not in the list yet. */
  waiting: number
  /** How many have come into the list since it was drawn. */
  added: number
  take: () => void
  askAgain: () => void
}

/** @param list once somebody has scrolled past its beginning or used it, nothing in it moves by itself any more */
export function useMoreSuppliers(
  results: StayResults,
  search: SearchAddress,
  language: string,
  list: RefObject<HTMLElement | null>,
): MoreStays {
  const isTouched = useTouched(list, results)
  const about = writeSearch({ ...search, show: shownAtFirst }).toString()
  const [asked, setAsked] = useState<Asked>({ of: results, about, suppliers: {} })
  const current = asked.of === results ? asked : begin(results, about, asked)
  if (asked !== current) setAsked(current)

  const line = useRef(new AbortController())
  const ask = async (source: string) => {
    const { signal } = line.current
    const put = (supplier: Supplier) => setAsked((now) => (now.of === results ? putOne(now, source, supplier) : now))
    if (!isTaken(current.suppliers[source])) put({ state: 'asking' })
    const query = writeSearch({ ...search, lang: language })
    const answer = await askStays(query, source, signal)
    if (signal.aborted) return
    if (answer.state === 'error') return put({ state: 'silent' })
    const isQuiet = answer.value.stays.length > 0 && !isTaken(current.suppliers[source]) && isTouched()
    put({ state: isQuiet ? 'kept' : 'taken', answer: answer.value })
  }
  const askAll = useEffectEvent((sources: readonly string[]) => {
    for (const source of sources) void ask(source)
  })
  useEffect(() => {
    line.current = new AbortController()
    askAll(results.others)
    return () => line.current.abort()
  }, [results])

  const merged = useMemo(
    () => mergeStays([results, ...answersOf(current, 'taken')], search.sort, search.show),
    [results, current, search.sort, search.show],
  )
  const silent = namesOf(current, 'silent')
  const count = (state: 'kept' | 'taken') => answersOf(current, state).reduce((sum, { stays }) => sum + stays.length, 0)
  return {
    ...merged,
    asking: namesOf(current, 'asking').length,
    silent: silent.length,
    waiting: count('kept'),
    added: count('taken'),
    take: () => setAsked(takeAll),
    askAgain: () => {
      for (const source of silent) void ask(source)
    },
  }
}

/** With more of the same search what is in the list stays in it, until there is more of that as well. */
const begin = (of: StayResults, about: string, before: Asked): Asked => ({
  of,
  about,
  suppliers:
    before.about === about
      ? Object.fromEntries(Object.entries(before.suppliers).filter(([, supplier]) => isTaken(supplier)))
      : {},
})

const isTaken = (supplier: Supplier | undefined): boolean => supplier?.state === 'taken'

const putOne = (asked: Asked, source: string, supplier: Supplier): Asked => ({
  ...asked,
  suppliers: { ...asked.suppliers, [source]: supplier },
})

const takeAll = ({ suppliers, ...asked }: Asked): Asked => ({
  ...asked,
  suppliers: Object.fromEntries(
    Object.entries(suppliers).map(([source, one]) => [source, one.state === 'kept' ? { ...one, state: 'taken' } : one]),
  ),
})

const namesOf = ({ suppliers }: Asked, state: Supplier['state']): string[] =>
  Object.entries(suppliers).flatMap(([source, one]) => (one.state === state ? [source] : []))

const answersOf = ({ suppliers }: Asked, state: 'kept' | 'taken'): Answered[] =>
  Object.values(suppliers).flatMap((one) => ('answer' in one && one.state === state ? [one.answer] : []))

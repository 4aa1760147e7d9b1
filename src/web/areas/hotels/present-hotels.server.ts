// The search page of hotels as its screen shows it: the form with what the address says, and the first stays found.
import { redirect } from 'react-router'
import { plainDate } from '#kernel/clock.ts'
import { Fault, type FieldFault } from '#kernel/fault.ts'
import { addDays } from '#kernel/plain-date.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentResults, type StayResults } from './present-results.server.ts'
import type { SearchAddress } from './stay-address.ts'
import {
  formLimits,
  hasStay,
  isPlainForm,
  missingDay,
  readSearch,
  type SearchBase,
  searchHref,
  unreadFaults,
} from './stay-address.ts'

/** `refused`: the stay has faults, which stand beside the fields. `away`: whoever was asked did not answer. */
export type Found =
  | { kind: 'nothing-asked' }
  | { kind: 'refused' }
  | { kind: 'away' }
  | { kind: 'found'; results: StayResults }

/** Days until an arrival that nobody has named, and the nights of a stay that nobody has counted. */
const usual = { daysAhead: 21, nights: 7 }

/**
 * @param url of the page; one that the form without scripts wrote is written anew
 * @throws a redirect to it
 */
export async function presentHotels(page: PageContext, url: URL, base: SearchBase, now: Date) {
  const asked = readSearch(url.searchParams)
  const unread = unreadFaults(url.searchParams)
  if (isPlainForm(url.searchParams) && unread.length === 0) throw redirect(searchHref(base, asked))
  const { found, faults } =
    unread.length > 0 ? refused([...unread, ...missing(asked, unread)]) : await find(page, asked)
  // A limit that nobody can compare is said once, and not asked for again.
  const isLimit = faults.some(({ path }) => path === 'maxCurrency')
  const search = isLimit ? { ...asked, max: undefined, maxCurrency: '' } : asked
  const { provider, t, visitor } = page
  const names = { clinic: provider.name, city: provider.location.city }
  const today = plainDate(now, provider.location.timeZone)
  return {
    title: t('meta.hotels.title', names),
    description: t('meta.hotels.description', names),
    heading: t('meta.hotels.heading', names),
    introduction: t('meta.hotels.introduction', names),
    texts: areaTexts(visitor.language, 'hotels'),
    base,
    search,
    form: {
      near: t('meta.hotels.near', names),
      today,
      lastDay: addDays(today, formLimits.daysAhead),
      ...presetDays(search, unread, today),
    },
    faults,
    found,
  }
}
export type HotelsView = Awaited<ReturnType<typeof presentHotels>>
export type StayFormView = HotelsView['form']

type Answer = { found: Found; faults: FieldFault[] }
const refused = (faults: FieldFault[]): Answer => ({ found: { kind: 'refused' }, faults })

/** A day that cannot be read is not missing. */
function missing(search: SearchAddress, unread: readonly FieldFault[]): FieldFault[] {
  const fault = missingDay(search)
  return fault && !unread.some(({ path }) => path === fault.path) ? [fault] : []
}

async function find(page: PageContext, search: SearchAddress): Promise<Answer> {
  const lacking = missing(search, [])
  if (lacking.length > 0) return refused(lacking)
  if (!hasStay(search)) return { found: { kind: 'nothing-asked' }, faults: [] }
  try {
    return { found: { kind: 'found', results: await presentResults(page, search) }, faults: [] }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'invalid-input') return refused([...error.fields])
    if (error.code === 'unavailable' || error.code === 'too-many-requests')
      return { found: { kind: 'away' }, faults: [] }
    throw error
  }
}

/** What stands in the form at first: what was asked for, or a stay that can be looked for as it is. */
function presetDays(
  { checkIn, checkOut, nights }: SearchAddress,
  unread: readonly FieldFault[],
  today: string,
): { checkIn: string; checkOut: string } {
  if (checkIn !== '' || checkOut !== '' || unread.some(({ path }) => path.startsWith('check')))
    return { checkIn, checkOut }
  const arrival = addDays(today, usual.daysAhead)
  return { checkIn: arrival, checkOut: addDays(arrival, nights ?? usual.nights) }
}

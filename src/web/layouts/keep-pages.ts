// Which pages stay alive after they were left, how each of them sees the address meanwhile, and which one goes first.
import type { Location } from 'react-router'

/** The most pages that are alive at once, with the one on the screen. */
export const mostKept = 4

/** What a page draws from; a hidden one goes on drawing from what it saw last. */
export type PageView = { location: { location: Location; navigationType: 'POP' | 'PUSH' | 'REPLACE' } }

export type KeptPage<View extends PageView> = {
  /** Names the page: another query or anchor is the same page. */
  path: string
  view: View
  isShown: boolean
  /** Larger than that of every page shown before. */
  turn: number
  /** The key of the bare address by which it was returned to; its own address, where it was left, is about to take its place. */
  returnedAt?: string
  /** A link led back to it, and it wants to be found exactly as it was left. */
  isFound?: boolean
}

/** `exactly`: a link that asks for nothing but what the page was left with leads back to it as the way back does. */
export type Keeping = 'no' | 'yes' | 'exactly'

/**
 * @param before the pages as they were drawn last
 * @param view of the page on the screen
 * @param keeping whether that page is one to keep; if not, one kept under its path has come to its end
 * @returns in the order in which they came, so that none is moved in the document; `before` itself when nothing has changed
 */
export function keepPages<View extends PageView>(
  before: readonly KeptPage<View>[],
  view: View,
  keeping: Keeping,
): readonly KeptPage<View>[] {
  const isKept = keeping !== 'no'
  const { pathname } = view.location.location
  const known = isKept ? before.find(({ path }) => path === pathname) : undefined
  const turn = known?.isShown ? known.turn : Math.max(0, ...before.map((page) => page.turn)) + 1
  const shown = known ? stay(known, view, turn, keeping === 'exactly') : { path: pathname, view, isShown: true, turn }
  const others = before
    .filter(({ path }) => (path !== pathname || isKept) && !isOver(path, pathname))
    .map((page) => (page === known ? shown : page.isShown ? { ...page, isShown: false } : page))
  const pages = isKept && !known ? withinLimit([...others, shown]) : others
  return pages.length === before.length && pages.every((page, at) => page === before[at]) ? before : pages
}

/** Who is at the login is nobody yet: what was shown to whoever was there before is not for them. */
const isOver = (path: string, shown: string): boolean => /^\/profile\b/i.test(path) && /^\/auth\b/i.test(shown)

/** Whoever follows a link to the bare address of a page that was left finds it where it was left. */
function stay<View extends PageView>(page: KeptPage<View>, view: View, turn: number, isExact: boolean): KeptPage<View> {
  const { location, navigationType } = view.location
  const left = page.view.location.location
  const isLink = !page.isShown && navigationType === 'PUSH'
  const isReturn = isLink && (isExact ? asksNothingMore(location, left) : isBare(location))
  const isFound = isReturn && isExact
  if (isReturn && !isSame(location, left)) return { ...page, isShown: true, turn, returnedAt: location.key, isFound }
  if (page.isShown && (page.view === view || page.returnedAt === location.key)) return page
  return { path: page.path, view, isShown: true, turn, ...(isFound && { isFound }) }
}

const isBare = ({ search, hash }: Location): boolean => search === '' && hash === ''
const isSame = (one: Location, other: Location): boolean => one.search === other.search && one.hash === other.hash

/** The link back from a hotel says its stay, and nothing of the filters that the list was left with. */
function asksNothingMore({ search, hash }: Location, left: Location): boolean {
  const asked = new URLSearchParams(left.search)
  const isThere = ([name, value]: [string, string]) => asked.getAll(name).includes(value)
  return (hash === '' || hash === left.hash) && [...new URLSearchParams(search)].every(isThere)
}

function withinLimit<View extends PageView>(pages: KeptPage<View>[]): KeptPage<View>[] {
  if (pages.length <= mostKept) return pages
  const oldest = Math.min(...pages.map(({ turn }) => turn))
  return pages.filter(({ turn }) => turn !== oldest)
}

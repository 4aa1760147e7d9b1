// Guards which pages stay alive, in which order, and at which address they are found again.
import { expect, test } from 'vitest'
import { type Keeping, type KeptPage, keepPages, mostKept, type PageView } from './keep-pages.ts'

let keys = 0
function at(address: string, navigationType: 'POP' | 'PUSH' | 'REPLACE' = 'PUSH', key = `key-${++keys}`): PageView {
  const { pathname, search, hash } = new URL(address, 'https://clinic.example')
  return { location: { location: { pathname, search, hash, state: null, key }, navigationType } }
}

type Pages = readonly KeptPage<PageView>[]
const visit = (pages: Pages, view: PageView, keeping: Keeping = 'yes') => keepPages(pages, view, keeping)
const shown = (pages: Pages) => pages.filter(({ isShown }) => isShown).map(({ path }) => path)
const addressOf = (pages: Pages, path: string) => {
  const { pathname, search, hash } =
    pages.find((page) => page.path === path)?.view.location.location ?? at('/').location.location
  return pathname + search + hash
}

test('a page that is left stays as it was seen last; the one on the screen is the only one shown', () => {
  const form = at('/quote#step-dates')
  const pages = visit(visit([], form), at('/procedures'), 'no')
  expect(pages).toMatchObject([{ path: '/quote', isShown: false }])
  expect(pages[0]?.view).toBe(form)
})

test('nothing has changed: the same pages, so that nothing is drawn again', () => {
  const view = at('/quote')
  const pages = visit([], view)
  expect(visit(pages, view)).toBe(pages)
  const left = visit(pages, at('/procedures'), 'no')
  expect(visit(left, at('/contact'), 'no')).toBe(left)
})

test('another part or query of the page on the screen is the same page', () => {
  const next = at('/quote?procedure=lasik#step-dates')
  const pages = visit(visit([], at('/quote')), next)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.view).toBe(next)
})

test('the way back shows the page at the address of the way back', () => {
  const left = visit(visit([], at('/quote#step-budget')), at('/procedures'), 'no')
  const pages = visit(left, at('/quote#step-dates', 'POP'))
  expect(shown(pages)).toEqual(['/quote'])
  expect(addressOf(pages, '/quote')).toBe('/quote#step-dates')
})

test('a link to the bare address finds the page where it was left, until its own address is there again', () => {
  const left = visit(visit([], at('/quote?procedure=lasik#step-budget')), at('/procedures'), 'no')
  const link = at('/quote')
  const returned = visit(left, link)
  expect(addressOf(returned, '/quote')).toBe('/quote?procedure=lasik#step-budget')
  expect(returned[0]?.returnedAt).toBe(link.location.location.key)
  // The router draws again meanwhile, for reasons of its own.
  const again = visit(returned, { ...link })
  expect(again).toBe(returned)
  const arrived = visit(again, at('/quote?procedure=lasik#step-budget', 'REPLACE'))
  expect(arrived[0]?.returnedAt).toBeUndefined()
  expect(addressOf(arrived, '/quote')).toBe('/quote?procedure=lasik#step-budget')
})

test('a link that asks for something of its own gets it', () => {
  const left = visit(visit([], at('/quote?procedure=lasik#step-budget')), at('/procedures'), 'no')
  expect(addressOf(visit(left, at('/quote?procedure=knee')), '/quote')).toBe('/quote?procedure=knee')
  expect(addressOf(visit(left, at('/quote#step-need')), '/quote')).toBe('/quote#step-need')
})

test('a link to the page that is on the screen leads to its beginning', () => {
  expect(addressOf(visit(visit([], at('/quote#step-budget')), at('/quote')), '/quote')).toBe('/quote')
})

test('a page that is no longer to be kept has come to its end', () => {
  const form = visit([], at('/quote#step-contact'))
  expect(visit(form, at('/quote?sent=Q-1', 'REPLACE'), 'no')).toEqual([])
})

test('at most a few are kept; the one not seen for longest goes, and none changes its place', () => {
  const paths = ['/a', '/b', '/c', '/d'].slice(0, mostKept)
  let pages: Pages = []
  for (const path of paths) pages = visit(pages, at(path))
  pages = visit(pages, at('/a', 'POP'))
  pages = visit(pages, at('/e'))
  expect(pages.map(({ path }) => path)).toEqual(['/a', '/c', '/d', '/e'])
  expect(shown(pages)).toEqual(['/e'])
})

test('pages of the profile are over once somebody is at the login; public ones stay, and within the profile all do', () => {
  const both = visit(visit(visit([], at('/hotels?room=2')), at('/profile/hotels?room=2')), at('/profile/me'), 'no')
  expect(both.map(({ path }) => path)).toEqual(['/hotels', '/profile/hotels'])
  expect(visit(both, at('/auth/login?next=/profile'), 'no').map(({ path }) => path)).toEqual(['/hotels'])
  expect(visit(both, at('/contact'), 'no')).toBe(both)
})

test('a page that is to be found exactly as it was left is, by any link that asks for nothing more', () => {
  const stay = '/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=2'
  const left = visit(visit([], at(`${stay}&stars=4`), 'exactly'), at('/hotels/rest'), 'no')
  for (const link of ['/hotels', stay, `${stay}&stars=4`]) {
    const found = visit(left, at(link), 'exactly')
    expect([addressOf(found, '/hotels'), found[0]?.isFound]).toEqual([`${stay}&stars=4`, true])
  }
  for (const link of [`${stay}&stars=5`, `${stay}&nights=3`, '/hotels?room=1']) {
    const found = visit(left, at(link), 'exactly')
    expect([addressOf(found, '/hotels'), found[0]?.isFound ?? false]).toEqual([link, false])
  }
  const bare = visit(visit([], at('/hotels'), 'exactly'), at('/contact'), 'no')
  expect(visit(bare, at('/hotels'), 'exactly')).toMatchObject([{ isShown: true, isFound: true }])
  expect(visit(bare, at('/hotels'))[0]?.isFound).toBeUndefined()
})

test('a page found at the address that it has is drawn anew as things change', () => {
  const link = at('/hotels')
  const found = visit(visit(visit([], at('/hotels'), 'exactly'), at('/contact'), 'no'), link, 'exactly')
  expect(visit(found, link, 'exactly')).toBe(found)
  const next = { ...link }
  expect(visit(found, next, 'exactly')[0]?.view).toBe(next)
})

// The pages that need nothing: whole documents in two languages that load nothing and name nobody.
import { expect, test } from 'vitest'
import { brokenPage, unknownProviderPage } from './bare-pages.ts'

const pages = [
  {
    name: 'unknown provider',
    page: unknownProviderPage(),
    title: 'There is no clinic at this address',
    advice: 'check the address',
  },
  { name: 'broken', page: brokenPage('3F2A-91C7'), title: 'Internal Server Error', advice: 'try again in a minute' },
]

test.each(pages)('$name: a whole document with its title as heading, and what to do', ({ page, title, advice }) => {
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<meta charset="utf-8">')
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(page).toContain(`<title>${title}</title>`)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(page).toContain(advice)
})

test.each(pages)('$name: says the same in Arabic, from right to left', ({ page }) => {
  expect(page).toMatch(/<p lang="ar" dir="rtl">[\u0600-\u06ff][^<]+<\/p>/)
})

test.each(pages)('$name: loads nothing, runs nothing, links nowhere', ({ page }) => {
  expect(page).not.toMatch(/<script|<link|<img|<a |src=|href=|url\(|@import/)
})

test('the broken page has its reference, to be quoted in either language', () => {
  const found = brokenPage('3F2A-91C7').match(/<b dir="ltr">3F2A-91C7<\/b>/g)
  expect(found).toHaveLength(2)
})

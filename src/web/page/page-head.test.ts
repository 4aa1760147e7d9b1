// Guards what the head of a page says to search engines and to those who show shared links.
import { expect, test } from 'vitest'
import { metaOf, unlistedMeta } from './page-head.ts'

const site = {
  origin: 'https://thymele.example',
  languages: ['en', 'ar'] as const,
  name: 'Thymele Clinic',
  pictureAlt: 'Drawing in the colours of Thymele Clinic',
  revision: 7,
}
const page = { title: 'LASIK in Dubai', description: 'Both eyes in one visit.' }
const place = { path: '/procedures/lasik', picture: 'procedure.lasik' }

test('title, description, canonical address and the other languages', () => {
  const meta = metaOf({ language: 'ar', site }, page, place)
  expect(meta.slice(0, 3)).toEqual([
    { title: 'LASIK in Dubai' },
    { name: 'description', content: 'Both eyes in one visit.' },
    { tagName: 'link', rel: 'canonical', href: 'https://thymele.example/procedures/lasik?lang=ar' },
  ])
  expect(meta.filter((one) => 'hrefLang' in one).map((one) => 'hrefLang' in one && one.hrefLang)).toEqual([
    'en',
    'ar',
    'x-default',
  ])
})

test('of a page in a language that only the clinic writes in, that one names the page', () => {
  const german = { ...site, languages: ['en', 'ar', 'de', 'pt-BR'] }
  const meta = metaOf({ language: 'en', contentLanguage: 'de', site: german }, page, place)
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://thymele.example/procedures/lasik?lang=de',
  })
  expect(meta).toContainEqual({ property: 'og:locale', content: 'de_DE' })
  expect(meta).toContainEqual({ property: 'og:locale:alternate', content: 'pt_BR' })
})

test('what a shared link shows, with the address that it is kept under', () => {
  const meta = metaOf({ language: 'ar', site }, page, place)
  const shared = Object.fromEntries(
    meta.flatMap((one) => ('property' in one ? [[String(one.property), String(one.content)]] : [])),
  )
  expect(shared).toEqual({
    'og:type': 'website',
    'og:site_name': 'Thymele Clinic',
    'og:title': 'LASIK in Dubai',
    'og:description': 'Both eyes in one visit.',
    'og:url': 'https://thymele.example/procedures/lasik?lang=ar',
    'og:locale': 'ar_AR',
    'og:locale:alternate': 'en_GB',
    'og:image': 'https://thymele.example/art/share/procedure.lasik.png?v=7',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Drawing in the colours of Thymele Clinic',
  })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('nothing where a loader failed: the page for what failed speaks for itself', () => {
  expect(metaOf(undefined, page, place)).toEqual([])
  expect(metaOf({ language: 'en', site }, undefined, place)).toEqual([])
})

test('a page for one visitor only is not to be found, whether its title is known or not', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(unlistedMeta({ title: 'Request sent' })).toEqual([{ title: 'Request sent' }, noindex])
  expect(unlistedMeta(undefined)).toEqual([noindex])
})

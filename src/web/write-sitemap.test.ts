// Guards the sitemap: every page in every language, well-formed, within the limits of the protocol.
import { expect, test } from 'vitest'
import type { Site } from './page/page-address.ts'
import { writeSitemap } from './write-sitemap.server.ts'

const site: Site = { origin: 'https://thymele.example', languages: ['en', 'ar'] }
const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('each page stands once in every language beside itself in the others', () => {
  const sitemap = writeSitemap(site, [{ path: '/' }, { path: '/contact' }])
  expect(addressesIn(sitemap)).toEqual([
    'https://thymele.example/',
    'https://thymele.example/?lang=ar',
    'https://thymele.example/contact',
    'https://thymele.example/contact?lang=ar',
  ])
  expect(sitemap).toContain(
    '<url><loc>https://thymele.example/contact?lang=ar</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://thymele.example/contact"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://thymele.example/contact?lang=ar"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://thymele.example/contact"/></url>',
  )
})

test('the day of the last change, where it is known', () => {
  const sitemap = writeSitemap(site, [{ path: '/' }, { path: '/privacy-policy', changedOn: '2026-10-12' }])
  expect(sitemap).toContain('<loc>https://thymele.example/privacy-policy</loc><lastmod>2026-10-12</lastmod>')
  expect(sitemap).not.toContain('<loc>https://thymele.example/</loc><lastmod>')
})

test('signs that mean something in XML are written as entities', () => {
  const sitemap = writeSitemap(site, [{ path: "/a'b", kept: { category: 'x' } }])
  expect(addressesIn(sitemap)[1]).toBe('https://thymele.example/a&apos;b?category=x&amp;lang=ar')
})

test('no more addresses than one file may hold, whole pages only', () => {
  const pages = Array.from({ length: 25_001 }, (_, at) => ({ path: `/procedures/p${at}` }))
  const addresses = addressesIn(writeSitemap(site, pages))
  expect(addresses).toHaveLength(50_000)
  expect(addresses.at(-1)).toBe('https://thymele.example/procedures/p24999?lang=ar')
})

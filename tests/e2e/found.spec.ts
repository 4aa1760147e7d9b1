// What search engines and people who share a link get to see, on every public page of both providers in both languages.
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { titleLimit } from '#web/page/fitting-title.server.ts'
import { structuredDataOf, structuredFaults } from '../support/check-structured-data.ts'
import { asSecondProvider, expect, firstProvider, secondProvider, test } from './product.ts'

const providers = [
  { name: 'Thymele Clinic', origin: firstProvider, headers: {}, pages: 89, languages: ['en', 'ar'] },
  { name: 'Mermer Dental', origin: secondProvider, headers: asSecondProvider, pages: 63, languages: ['en', 'ar'] },
]
type Provider = (typeof providers)[number]
type Page = { address: string; html: string }

/** The address goes to the port; the host names the provider. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const read = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#x27);/g, (_, name: string) => signs[name] ?? '').replaceAll('&#39;', "'")
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'" }

async function listed(request: APIRequestContext, { headers }: Provider): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml', { headers })).text()
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => read(address))
}

async function readPages(request: APIRequestContext, provider: Provider): Promise<Page[]> {
  const pages: Page[] = []
  for (const address of await listed(request, provider)) {
    const response = await request.get(pathOf(address), { headers: provider.headers })
    expect([address, response.status()]).toEqual([address, 200])
    pages.push({ address, html: await response.text() })
  }
  return pages
}

function headOf({ html }: Page) {
  const one = (pattern: RegExp) => read(pattern.exec(html)?.[1] ?? '')
  const property = (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)"`))
  return {
    title: one(/<title>([^<]*)<\/title>/),
    titles: html.split('<title>').length - 1,
    description: one(/<meta name="description" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    language: one(/<html lang="([^"]*)"/),
    alternates: Object.fromEntries(
      Array.from(
        html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi),
        ([, language = '', href = '']) => [language, read(href)],
      ),
    ),
    card: one(/<meta name="twitter:card" content="([^"]*)"/),
    property,
  }
}

for (const provider of providers) {
  test.describe(provider.name, () => {
    test('the sitemap lists every page in every language, each beside the others, and no page of another clinic', async ({
      request,
    }) => {
      const response = await request.get('/sitemap.xml', { headers: provider.headers })
      expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
      const addresses = await listed(request, provider)
      expect(addresses).toHaveLength(provider.pages * provider.languages.length)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(addresses.filter((address) => !address.startsWith(`${provider.origin}/`))).toEqual([])
      const sitemap = await response.text()
      const entries = sitemap.split('<url>').slice(1)
      for (const entry of entries) expect(entry.match(/<xhtml:link /g)).toHaveLength(provider.languages.length + 1)
      expect(sitemap).toMatch(/privacy-policy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
    })

    test('robots.txt names the sitemap and keeps crawlers from what is one person’s', async ({ request }) => {
      const robots = await (await request.get('/robots.txt', { headers: provider.headers })).text()
      expect(robots).toContain(`Sitemap: ${provider.origin}/sitemap.xml`)
      for (const path of ['/api/', '/preferences', '/profile', '/auth']) expect(robots).toContain(`Disallow: ${path}\n`)
    })

    test('every page has a title and a description of its own, of sensible length', async ({ request }) => {
      const heads = (await readPages(request, provider)).map((page) => ({ address: page.address, ...headOf(page) }))
      const odd = heads.filter(
        ({ title, titles, description, robots }) =>
          titles !== 1 ||
          robots !== '' ||
          title.length < 15 ||
          title.length > titleLimit ||
          description.length < 50 ||
          description.length > 180,
      )
      expect(odd.map(({ address, title, description }) => ({ address, title, description }))).toEqual([])
      expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
    })

    test('every page names its one address and the same page in the other languages, which name it back', async ({
      request,
    }) => {
      const pages = await readPages(request, provider)
      const known = new Map(pages.map((page) => [page.address, headOf(page)]))
      for (const [address, head] of known) {
        expect(head.canonical).toBe(address)
        expect(head.alternates[head.language]).toBe(address)
        expect(Object.keys(head.alternates)).toEqual([...provider.languages, 'x-default'])
        expect(head.alternates['x-default']).toBe(head.alternates.en)
        for (const href of Object.values(head.alternates)) expect(known.get(href)?.alternates).toEqual(head.alternates)
      }
    })

    test('the structured data of every page passes the validator, and everything of a sample says that it is one', async ({
      request,
    }) => {
      const types = new Set<unknown>()
      for (const page of await readPages(request, provider)) {
        const things = structuredDataOf(page.html)
        expect({ address: page.address, faults: await structuredFaults(things) }).toEqual({
          address: page.address,
          faults: [],
        })
        for (const thing of things) {
          types.add(thing['@type'])
          const isOfTheClinic = ['MedicalClinic', 'Person', 'Offer', 'WebSite'].includes(thing['@type'] ?? '')
          if (isOfTheClinic) expect(thing.disambiguatingDescription).toMatch(/Sample clinic|عيادة/)
        }
        expect(JSON.stringify(things)).not.toContain('schema.org/InStock')
      }
      const expected = [
        'BreadcrumbList',
        'FAQPage',
        'Hotel',
        'ItemList',
        'MedicalClinic',
        'MedicalProcedure',
        'MedicalWebPage',
        'Offer',
        'OfferCatalog',
        'Person',
        'WebSite',
      ]
      expect(types).toEqual(new Set(expected))
    })

    test('a shared link shows title, words and a picture of 1200 by 630 pixels', async ({ request }) => {
      const pictures = new Set<string>()
      for (const page of await readPages(request, provider)) {
        const { title, description, canonical, card, property } = headOf(page)
        expect([property('og:title'), property('og:description'), property('og:url')]).toEqual([
          title,
          description,
          canonical,
        ])
        expect([property('og:type'), property('og:site_name') !== '', card]).toEqual([
          'website',
          true,
          'summary_large_image',
        ])
        expect(property('og:image:alt')).not.toBe('')
        pictures.add(property('og:image'))
      }
      expect(pictures.size).toBeGreaterThan(provider.pages / 2)
      for (const picture of pictures) {
        expect(picture.startsWith(`${provider.origin}/art/share/`)).toBe(true)
        const response = await request.get(pathOf(picture), { headers: provider.headers })
        expect(response.headers()).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        const body = await response.body()
        expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
        expect(body.length).toBeLessThan(300_000)
      }
    })
  })
}

const [thymele] = providers as [Provider]

test('a narrowed list leads to the list, or to its category, which is a page of its own', async ({ request }) => {
  const canonicalOf = async (path: string) =>
    headOf({ address: path, html: await (await request.get(path)).text() }).canonical
  expect(await canonicalOf('/procedures?q=hip&sort=price&compare=lasik&utm_source=mail')).toBe(
    `${firstProvider}/procedures`,
  )
  expect(await canonicalOf('/procedures?category=eyes&maxStay=7&lang=ar')).toBe(
    `${firstProvider}/procedures?category=eyes&lang=ar`,
  )
  expect(await canonicalOf('/procedures?category=no-such')).toBe(`${firstProvider}/procedures`)
  expect(await canonicalOf('/packages?category=eyes')).toBe(`${firstProvider}/packages`)
  expect(await canonicalOf('/quote?procedure=lasik&lang=en')).toBe(`${firstProvider}/quote`)
})

test('what is shown in a browser’s language still names the address of that language', async ({ request }) => {
  const html = await (await request.get('/contact', { headers: { 'accept-language': 'ar' } })).text()
  expect(headOf({ address: '/contact', html })).toMatchObject({
    language: 'ar',
    canonical: `${firstProvider}/contact?lang=ar`,
  })
})

test('pages of one person, machines’ pages and what failed are not to be found', async ({ request }) => {
  for (const path of ['/preferences', '/health-check', '/no-such-page', '/procedures/no-such']) {
    const head = headOf({ address: path, html: await (await request.get(path)).text() })
    expect([path, head.robots, head.canonical, head.titles]).toEqual([path, 'noindex', '', 1])
  }
  const payload = await request.get('/contact/_payload.json')
  expect(payload.headers()['x-robots-tag']).toBe('noindex')
})

test('the data of a tab carries no structured data, which stands in the document’s head alone', async ({ request }) => {
  expect(await (await request.get('/procedures/lasik/_payload.json')).text()).not.toContain('schema.org')
  const html = await (await request.get('/procedures/lasik')).text()
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toContain('application/ld+json')
  expect(body).not.toContain('schema.org')
})

test('the head follows the page in an open tab, so that sharing from the browser shares what is seen', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Procedures', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Procedures' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${firstProvider}/procedures`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${firstProvider}/procedures`)
  await expect(page).toHaveTitle(`Procedures and prices | ${thymele.name}, Dubai`)
})

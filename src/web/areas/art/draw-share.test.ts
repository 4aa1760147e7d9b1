// Guards the way from the address of a shared link's picture to its drawing.
import { expect, test } from 'vitest'
import type { PageContext } from '#web/page/page-context.ts'
import { drawShare, shareName } from './draw-share.server.ts'

const replies: Record<string, unknown> = {
  searchProcedures: {
    procedures: [{ slug: 'lasik', category: { slug: 'eyes', name: 'Eyes' } }],
    categories: [{ slug: 'eyes', name: 'Eyes', count: 1 }],
  },
  listPackages: {
    packages: [{ slug: 'lasik-week', procedure: { slug: 'lasik', category: 'eyes' }, nights: 3, hotelClass: 4 }],
  },
  readHotel: { hotel: { latitude: 25.2, longitude: 55.3, stars: 4 } },
}
const provider = {
  company: { slug: 'thymele' },
  location: { slug: 'dubai', latitude: 25.2, longitude: 55.3 },
  theme: [{ primaryColor: '#0B4F5C', secondaryColor: '#4FB7A5', hoverColor: '#12707F' }],
}
const pageOf = (answers: Record<string, unknown>) =>
  ({ provider, call: async (to: { name: string }) => answers[to.name] }) as unknown as PageContext
const page = pageOf(replies)

const names = [
  'page.home',
  'page.procedures',
  'page.packages',
  'page.quote',
  'page.contact',
  'page.hotels',
  'procedure.lasik',
  'category.eyes',
  'package.lasik-week',
  'hotel.sample-garden-hotel',
]

test.each(names)('a picture of 1200 by 630 for %s, signed and without a letter in it', async (name) => {
  const drawing = (await drawShare(page, `${name}.png`)) ?? ''
  expect(drawing).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect(drawing).toContain('rx="8"')
  expect(drawing).not.toContain('<text')
})

test('each shows something of its own', async () => {
  const drawings = await Promise.all(names.map((name) => drawShare(page, `${name}.png`)))
  expect(new Set(drawings).size).toBe(names.length)
})

test('the mark alone is a square', async () => {
  expect(await drawShare(page, 'clinic.mark.png')).toMatch(/^<svg [^>]*width="512" height="512" viewBox="0 0 32 32"/)
})

test('a clinic without packages still has a picture of the page', async () => {
  const none = pageOf({ ...replies, listPackages: { packages: [] } })
  expect(await drawShare(none, 'page.packages.png')).toMatch(/^<svg/)
})

test.each([
  'procedure.unknown.png',
  'procedure.lasik.svg',
  'procedure.lasik',
  'practitioner.leila.png',
  'clinic.clinic.png',
  'page.toString.png',
  'constructor.lasik.png',
  '.png',
])('nothing for %s', async (file) => {
  expect(await drawShare(page, file)).toBeUndefined()
})

test('all hotels of suppliers share one picture, those of the provider have their own', () => {
  expect(shareName('hotel.liteapi~lp1897')).toBe('page.hotels')
  expect(shareName('hotel.sample-garden-hotel')).toBe('hotel.sample-garden-hotel')
  expect(shareName('package.lasik-week')).toBe('package.lasik-week')
})

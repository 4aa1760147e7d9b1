// Guards the way from a picture's address to the drawing of what it names.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { drawForPage } from './draw-for-page.server.ts'

const procedures = [{ slug: 'lasik', category: { slug: 'eyes', name: 'Eyes' } }]
const replies: Record<string, unknown> = {
  searchProcedures: { procedures, categories: [{ slug: 'eyes', name: 'Eyes', count: 1 }] },
  listPackages: { packages: [{ slug: 'lasik-week', procedure: { slug: 'lasik' }, nights: 3, hotelClass: 4 }] },
}
const names = { en: 'Dr Leila Sample', ar: 'د. هالة السيد' }
const provider = {
  company: { slug: 'thymele' },
  location: { slug: 'dubai' },
  theme: [{ primaryColor: '#0B4F5C', secondaryColor: '#4FB7A5', hoverColor: '#12707F' }],
}
const call = async (to: { name: string }, input: { language: 'en' | 'ar'; hotel?: string }) => {
  if (to.name === 'readHotel') {
    if (input.hotel !== 'sample-garden-hotel') throw new Fault('not-found', 'no such hotel')
    return { hotel: { latitude: 25.2, longitude: 55.3, stars: 3 } }
  }
  return to.name === 'listPractitioners'
    ? { practitioners: [{ slug: 'leila', name: names[input.language] }] }
    : replies[to.name]
}
const page = { provider, call } as unknown as PageContext

test.each([
  ['procedure', 'lasik.svg'],
  ['category', 'eyes.svg'],
  ['package', 'lasik-week.svg'],
  ['practitioner', 'leila.svg'],
  ['hotel', 'sample-garden-hotel.svg'],
  ['hotel', 'liteapi~lp1897.svg'],
  ['clinic', 'clinic.svg'],
  ['clinic', 'icon.svg'],
])('a drawing for %s/%s', async (kind, file) => {
  expect(await drawForPage(page, kind, file)).toMatch(/^<svg xmlns/)
})

test.each([
  ['procedure', 'unknown.svg'],
  ['procedure', 'lasik'],
  ['procedure', 'lasik.png'],
  ['clinic', 'other.svg'],
  ['hotel', 'lasik.svg'],
  ['constructor', 'lasik.svg'],
])('nothing for %s/%s', async (kind, file) => {
  expect(await drawForPage(page, kind, file)).toBeUndefined()
})

test('initials in the language that the address names', async () => {
  expect(await drawForPage(page, 'practitioner', 'leila.svg')).toContain('>LS</text>')
  expect(await drawForPage(page, 'practitioner', 'leila.ar.svg')).toContain('>ه\u2009س</text>')
})

test('hotels of a supplier are drawn from their id, and the supplier is not asked', async () => {
  const deaf = { ...page, call: () => Promise.reject(new Error('asked')) } as unknown as PageContext
  const draw = (id: string) => drawForPage(deaf, 'hotel', `${id}.svg`)
  expect(await draw('liteapi~lp1897')).not.toBe(await draw('liteapi~lp1898'))
})

test('an API that fails is no missing hotel', async () => {
  const broken = { ...page, call: () => Promise.reject(new Fault('unavailable', 'later')) } as unknown as PageContext
  await expect(drawForPage(broken, 'hotel', 'sample-garden-hotel.svg')).rejects.toThrow('later')
})

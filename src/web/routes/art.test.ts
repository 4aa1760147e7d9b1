// Guards how long pictures are kept, and that nobody has pixels made over and over.
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type PageContext, pageContext } from '#web/page/page-context.ts'
import { loader } from './art.ts'

const rasterised: string[] = []
const context = new RouterContextProvider()
context.set(pageContext, {
  provider: {
    revision: 7,
    company: { slug: 'thymele' },
    location: { slug: 'dubai' },
    theme: [{ primaryColor: '#0B4F5C', secondaryColor: '#4FB7A5', hoverColor: '#12707F' }],
  },
  rasterise: async (svg: string) => {
    rasterised.push(svg)
    return new Uint8Array([1])
  },
} as unknown as PageContext)

beforeEach(() => void rasterised.splice(0))

function ask(kind: string, file: string, search = '', spelled = `/art/${kind}/${file}`) {
  const request = new Request(`http://clinic.test${spelled}${search}`)
  return loader({ request, context, params: { kind, file } } as unknown as Parameters<typeof loader>[0])
}
const keptAs = (response: Response) => response.headers.get('cache-control')

test('the picture of a shared link is pixels, kept for ever under the number of its data', async () => {
  const picture = await ask('share', 'page.home.png', '?v=7')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(keptAs(picture)).toBe('public, max-age=31536000, immutable')
  expect(rasterised[0]).toMatch(/^<svg/)
})

test.each(['', '?v=6', '?v=7&q=a', '?v=7&v=8'])('under %j it leads on and nothing is drawn', async (search) => {
  const moved = await ask('share', 'page.home.png', search)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/art/share/page.home.png?v=7'])
  expect([keptAs(moved), rasterised.length]).toEqual(['no-store', 0])
})

test.each([
  '/art/share/p%61ge.home.png',
  '/art/share/page.home.png/',
  '/ART/share/page.home.png',
  '/art//share/page.home.png',
])('by the spelling %s it leads to the one address, and nothing is drawn', async (spelled) => {
  const moved = await ask('share', 'page.home.png', '?v=7', spelled)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/art/share/page.home.png?v=7'])
  expect(rasterised).toEqual([])
})

test('404 for what the provider does not have, as a drawing and as pixels', async () => {
  for (const [kind, file] of [
    ['share', 'page.unknown.png'],
    ['clinic', 'unknown.svg'],
  ] as const) {
    const nothing = await ask(kind, file, '?v=7')
    expect([nothing.status, keptAs(nothing)]).toEqual([404, 'no-store'])
  }
})

test('a drawing of other data than asked for is kept briefly', async () => {
  expect(keptAs(await ask('clinic', 'icon.svg', '?v=7'))).toContain('immutable')
  expect(keptAs(await ask('clinic', 'icon.svg', '?v=6'))).toBe('public, max-age=300')
})

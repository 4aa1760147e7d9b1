// @vitest-environment happy-dom
// Guards that the code and styles of the right route are fetched ahead, once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmRoute } from './warm-route.ts'

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${new URL(link.href).pathname}`)

beforeEach(() => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/vendor.js">'
  window.__reactRouterManifest = {
    routes: {
      root: { path: '', module: '/assets/root.js' },
      'routes/home': { index: true, module: '/assets/home.js' },
      'routes/quote': {
        path: 'quote',
        module: '/assets/quote.js',
        imports: ['/assets/vendor.js', '/assets/fields.js'],
        css: ['/assets/quote.css'],
      },
      'routes/procedures.procedure': { path: 'procedures/:procedure', module: '/assets/procedure.js' },
    },
  }
  // The documents of these tests fetch nothing: a link has come as soon as it is there.
  const { append } = document.head
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append.apply(document.head, nodes)
    for (const node of nodes) (node as Element).dispatchEvent(new Event('load'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.__reactRouterManifest
})

test('the route, what it imports and its styles, but nothing that is there already', async () => {
  await warmRoute('/quote')
  await warmRoute('/quote')
  expect(links()).toEqual([
    'modulepreload /assets/vendor.js',
    'modulepreload /assets/quote.js',
    'modulepreload /assets/fields.js',
    'prefetch /assets/quote.css',
  ])
})

test('a route with a name in its path, and the first page', async () => {
  await warmRoute('/procedures/lasik')
  await warmRoute('/')
  expect(links().slice(1)).toEqual(['modulepreload /assets/procedure.js', 'modulepreload /assets/home.js'])
})

test('a page that the manifest does not have, or no manifest, warms nothing', async () => {
  await warmRoute('/contact')
  delete window.__reactRouterManifest
  await warmRoute('/quote')
  expect(links()).toHaveLength(1)
})

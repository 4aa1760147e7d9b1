// Guards what crawlers are told they may read.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageContext, pageContext } from '#web/page/page-context.ts'
import { loader } from './robots.ts'

test('everything but what belongs to machines and to one person, and where all pages are listed', async () => {
  const context = new RouterContextProvider()
  context.set(pageContext, { origin: 'https://thymele.example' } as PageContext)
  const answer = loader({ context } as unknown as Parameters<typeof loader>[0])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await answer.text()).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/pictures/',
    'Disallow: /api/',
    'Disallow: /preferences',
    'Disallow: /profile',
    'Disallow: /auth',
    'Disallow: /dev/',
    '',
    'Sitemap: https://thymele.example/sitemap.xml',
    '',
  ])
})

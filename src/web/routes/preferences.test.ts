// Guards what a choice of language, currency or cookies answers: the cookies, and the way back.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { action, loader } from './preferences.tsx'

const page = {
  origin: 'http://clinic.example',
  visitor: { language: 'en', currency: 'AED' },
  provider: { name: 'Clinic', languages: ['en', 'ar'], location: { currency: 'AED' } },
  t: (key: string) => key,
  call: async () => ({ currencies: ['AED', 'EUR'] }),
} as unknown as PageContext

function argumentsFor(request: Request) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return { request, context, params: {} } as unknown as Parameters<typeof action>[0] & Parameters<typeof loader>[0]
}

const post = (fields: Record<string, string>) =>
  action(
    argumentsFor(
      new Request('http://clinic.example/preferences', { method: 'POST', body: new URLSearchParams(fields) }),
    ),
  )

test('303 back to where the choice was made, with the cookie', async () => {
  const answer = await post({ currency: 'EUR', to: '/procedures?q=knee' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/procedures?q=knee'])
  expect(answer.headers.getSetCookie()).toEqual(['currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('303 with both answers to the question about cookies', async () => {
  const answer = await post({ analytics: 'off', diagnostics: 'on', to: '/cookie-policy#choices' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cookie-policy#choices'])
  expect(answer.headers.getSetCookie()).toEqual([
    'consent=analytics=off.diagnostics=on.2026-11-2; Path=/; Max-Age=15552000; SameSite=Lax',
  ])
})

test('nothing is stored of a currency without a rate', async () => {
  const answer = await post({ currency: 'ZZZ', to: '//evil.example' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('the wish for all currencies leads to this page', async () => {
  expect((await post({ currency: 'all', to: '/packages' })).headers.get('location')).toBe('/preferences?to=%2Fpackages')
})

test('303 home for a body that is no form', async () => {
  const request = new Request('http://clinic.example/preferences', { method: 'POST', body: '{}' })
  const answer = await action(argumentsFor(request))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
})

test('302 back from a language link, with the language stored', async () => {
  const request = new Request('http://clinic.example/preferences?lang=ar&to=/contact')
  const answer = await Promise.resolve(loader(argumentsFor(request))).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location'), headers.getSetCookie()[0]?.split(';')[0]]).toEqual([
    302,
    '/contact',
    'lang=ar',
  ])
})

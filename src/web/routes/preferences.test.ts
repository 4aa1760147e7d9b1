// Guards what a choice of language, currency or cookies answers: the cookies, and the way back.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Log, silentLog } from '#kernel/log.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { drawingContext, type PageContext, pageContext } from '#web/page/page-context.ts'
import { action, loader } from './preferences.tsx'

let warned: unknown[] = []
const keepWarning: Log['warn'] = (...told) => void warned.push(told)

const page = {
  origin: 'http://clinic.example',
  visitor: { language: 'en', currency: 'AED' },
  provider: { name: 'Clinic', languages: ['en', 'ar'], location: { currency: 'AED' } },
  t: translatorOf('en'),
  call: async () => ({ currencies: ['AED', 'EUR'] }),
} as unknown as PageContext

function argumentsFor(request: Request) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(drawingContext, {
    form: 'document',
    requestId: 'r',
    described: [],
    log: { ...silentLog, warn: keepWarning },
  })
  return { request, context, params: {} } as unknown as Parameters<typeof action>[0] & Parameters<typeof loader>[0]
}

const send = (fields: Record<string, string>) =>
  action(
    argumentsFor(
      new Request('http://clinic.example/preferences', { method: 'POST', body: new URLSearchParams(fields) }),
    ),
  )

async function post(fields: Record<string, string>): Promise<Response> {
  const answer = await send(fields)
  if (!(answer instanceof Response)) throw new Error(answer.data.problem)
  return answer
}

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

/** What a form that is refused answers. */
async function refusal(fields: Record<string, string>) {
  warned = []
  const answer = await send(fields)
  if (answer instanceof Response) throw new Error(`led on to ${answer.headers.get('location')}`)
  return { status: answer.init?.status, ...answer.data }
}

test.each([
  [{ currency: 'ZZZ' }, /can’t show prices in that currency/],
  [{ currency: '  ', lang: 'ar' }, /can’t show prices in that currency/],
  [{ currency: 'EUR', lang: 'xx' }, /isn’t available in that language/],
  [{ analytics: 'perhaps' }, /couldn’t read your cookie choice/],
  [{}, /didn’t choose anything/],
])('422 and nothing is stored of %j, with a warning in the log', async (fields, problem) => {
  expect(await refusal({ ...fields, to: '//evil.example' })).toEqual({
    status: 422,
    to: '/',
    problem: expect.stringMatching(problem),
  })
  expect(warned).toHaveLength(1)
  expect(JSON.stringify(warned)).not.toMatch(/ZZZ|xx|perhaps/)
})

test('a currency code is trimmed and upper-cased before it is looked up', async () => {
  const answer = await post({ currency: ' eur ', to: '/' })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^currency=EUR;/)
})

test('the wish for all currencies leads to this page', async () => {
  expect((await post({ currency: 'all', to: '/packages' })).headers.get('location')).toBe('/preferences?to=%2Fpackages')
})

test('422 for a body that is no form', async () => {
  const request = new Request('http://clinic.example/preferences', { method: 'POST', body: '{}' })
  expect(await action(argumentsFor(request))).toMatchObject({ init: { status: 422 } })
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

// Checks the public way to checkout: who is signed in goes on to what they chose, a visitor is shown it, and nobody is told who has an account.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageWith } from '#tests/support/sample-page.ts'
import { type PageSession, pageContext } from '#web/page/page-context.ts'
import { loader } from './checkout.tsx'

async function load(path: string, state: PageSession['state'] = 'none') {
  const context = new RouterContextProvider()
  const provider = {
    company: { slug: 'harbour' },
    location: { slug: 'dubai', city: 'Dubai', timeZone: 'Asia/Dubai' },
    name: 'Harbour Clinic',
    contact: { email: 'desk@harbour.example', phone: '' },
    languages: ['en'],
  } as never
  const asked: string[] = []
  const call = (endpoint: { name: string }) => {
    asked.push(endpoint.name)
    return Promise.reject(new Error('nobody answers'))
  }
  context.set(pageContext, {
    ...pageWith({ language: 'en', currency: 'EUR' }, { call: call as never, provider }),
    session: { state } as PageSession,
  })
  const url = new URL(path, 'http://clinic.test')
  const given = { context, url, request: new Request(url), params: {} }
  try {
    return { loaded: await loader(given as never), asked, response: undefined }
  } catch (thrown) {
    if (thrown instanceof Response) return { loaded: undefined, asked, response: thrown }
    throw thrown
  }
}

test('a visitor stays, with the way on, and the page asks nothing about any person', async () => {
  const { loaded, asked } = await load('/checkout?next=%2Fprofile%2Fprocedures%2FQ-7K3M-92PX')
  expect(loaded).toMatchObject({
    next: '/profile/procedures/Q-7K3M-92PX',
    picked: null,
    title: expect.stringContaining('Continue to checkout'),
  })
  expect(asked).toEqual(['getUserPoolConfig'])
})

test('without a way on, or with one to another site, it leads to checkout', async () => {
  for (const path of ['/checkout', '/checkout?next=https%3A%2F%2Fevil.example', '/checkout?next=%2F%2Fevil.example'])
    expect((await load(path)).loaded?.next).toBe('/profile/checkout')
})

test('who is signed in goes on at once, and nothing is asked for', async () => {
  const { response, asked } = await load('/checkout?next=%2Fprofile%2Fhotels%2Fx%3Foffer%3Da', 'signed-in')
  expect([response?.status, response?.headers.get('location')]).toEqual([302, '/profile/hotels/x?offer=a'])
  expect(asked).toEqual([])
  expect((await load('/checkout', 'signed-in')).response?.headers.get('location')).toBe('/profile/checkout')
})

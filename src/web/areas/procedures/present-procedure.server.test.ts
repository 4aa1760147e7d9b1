import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page-context.ts'
import { presentDuration, presentProcedure } from './present-procedure.server.ts'

const t = translatorOf('en')

test('a short time is given in minutes, a long one in hours', () => {
  expect([30, 90, 120, 150, 420].map((minutes) => presentDuration(minutes, t))).toEqual([
    '30 minutes',
    '90 minutes',
    '2 hours',
    '2 hours 30 minutes',
    '7 hours',
  ])
})

test('hours and minutes are joined as Arabic joins them', () => {
  expect(presentDuration(150, translatorOf('ar'))).toBe('ساعتان و30 دقيقة')
})

/** A page whose API has nothing. */
const emptyPage = {
  visitor: { language: 'en', currency: undefined },
  t,
  call: () => Promise.reject(new Fault('not-found', 'There is no such procedure.')),
} as unknown as PageContext

test.each([
  ['an unknown name', 'nothing'],
  ['what is too long to be a name', 'a'.repeat(300)],
  ['an empty name', ''],
])('404 for %s', async (_, name) => {
  const thrown = await presentProcedure(emptyPage, name).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ status: 404 })
})

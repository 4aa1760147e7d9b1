// Guards what is said of the clinic's answers: a figure where there is one, and nothing in its place.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { presentReplyTime } from './present-reply-time.server.ts'

const t = translatorOf('en')

const replying = (kept: object | null) => presentReplyTime({ t, call: async () => ({ replyHours: 4, kept }) as never })

test('whether answers come in time is said where there are enough to say so, and left out where it cannot be had', async () => {
  expect(await replying({ days: 90, due: 20, inTime: 18, medianHours: 2 })).toBe(
    'In the last 90 days 18 of 20 requests and messages were answered in time.',
  )
  expect(await replying(null)).toBe('')
  expect(await presentReplyTime({ t, call: () => Promise.reject(new Fault('unavailable', 'x')) })).toBe('')
})

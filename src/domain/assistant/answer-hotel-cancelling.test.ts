// Cancelling a hotel is answered by the room's own policy, never by the steps that hold for offers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSamplePacks, type SamplePacks } from '#tests/support/sample-packs.ts'

let packs: SamplePacks

beforeAll(async () => {
  packs = await openSamplePacks()
})
afterAll(() => packs.close())

test.for([
  'how does cancelling work for hotels',
  'hotel cancellation policy',
  'What do I get back if I cancel my hotel 3 days before',
  'can I cancel my room',
  'is the hotel refundable',
])('%s: the policy of the booking comes first', async (question) => {
  for (const on of ['thymele', 'mermer'] as const) {
    const { text } = await packs.ask(on, question)
    expect(text).toMatch(/^A hotel room you book here has its own cancellation policy/u)
    expect(text).toContain('/profile/hotels/bookings')
    expect(text).not.toMatch(/\d+ ?%/u)
  }
})

test.for(['كيف يتم إلغاء حجز الفندق؟', 'كم أسترد إذا ألغيت الفندق قبل 3 أيام'])('%s', async (question) => {
  const { text } = await packs.ask('thymele', question)
  expect(text).toMatch(/^لغرفة الفندق التي تحجزها هنا سياسة إلغاء خاصة بها/u)
  expect(text).not.toContain('%')
})

test('cancelling without a hotel is still answered by the terms', async () => {
  const { text } = await packs.ask('thymele', 'what do I get back if I cancel')
  expect(text).toContain('30 days or more before')
})

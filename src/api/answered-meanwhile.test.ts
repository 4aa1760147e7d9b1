// Two colleagues answer the same thing: nothing leaves that was written without what had been said before.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { writeOffer } from '#tests/support/sample-offer.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

let inbox: SampleInbox
let rana: SampleStaff
let omar: SampleStaff

beforeEach(async () => {
  inbox = await openSampleInbox()
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  omar = await writeStaff(inbox.api, { name: 'Omar Sample', roles: ['clinician'] })
})
afterEach(() => inbox.close())

async function sendRequest(): Promise<string> {
  const sent = await inbox.api.post(`${otherOrigin}/api/quotes`, sampleQuoteRequest())
  return (await sent.json()).reference
}

test.each(['quote-request', 'contact-message'] as const)(
  '%s: of two colleagues who answer at once the second is refused until they have seen the first’s answer',
  async (kind) => {
    if (kind === 'quote-request') await sendRequest()
    else await inbox.api.post(`${otherOrigin}/api/contact`, sampleContactMessage())
    const { id } = await inbox.only(rana)
    const [first, second] = await Promise.all([inbox.read(rana, { id }), inbox.read(omar, { id })])
    const answerOf = (text: string, { seen }: { seen: string }) => ({ id, answerId: newId(), text, seen })
    expect(await inbox.answer(rana, answerOf('In March?', first))).toMatchObject({ told: true })
    inbox.setNow('2026-11-22T08:00:00Z')
    const late = answerOf('In April?', second)
    await expect(inbox.answer(omar, late)).rejects.toMatchObject({
      code: 'no-longer-possible',
      fields: [{ path: 'version', reason: 'changed' }],
    })
    const shown = await inbox.read(omar, { id })
    const said = ({ request, contact }: typeof shown) =>
      (request?.messages ?? contact?.answers)?.map(({ text }) => text)
    expect(said(shown)).toEqual(['In March?'])
    expect(await inbox.answer(omar, { ...late, seen: shown.seen })).toMatchObject({ told: true })
    // The same again, as after a lost reply, is neither refused nor said twice.
    expect(await inbox.answer(omar, late)).toMatchObject({ told: false })
    expect(said(await inbox.read(omar, { id }))).toEqual(['In March?', 'In April?'])
  },
)

test('an offer that a colleague sent stops an answer that was written without it', async () => {
  const reference = await sendRequest()
  const { id } = await inbox.only(rana)
  const { seen } = await inbox.read(omar, { id })
  await writeOffer(inbox.api, reference)
  await expect(inbox.answer(omar, { id, answerId: newId(), text: 'In April?', seen })).rejects.toMatchObject({
    code: 'no-longer-possible',
  })
})

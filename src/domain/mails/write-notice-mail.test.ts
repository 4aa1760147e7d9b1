// Checks what the mails after a change to an account say, in which language, and that each says its own thing.
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { draftNoticeMail, type NoticeMessage } from './write-notice-mail.ts'

const provider = sampleProvider()
const events = [
  'password',
  'second-step',
  'email',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
] as const
const noticeOf = (changes: Partial<NoticeMessage> = {}): NoticeMessage => ({
  event: 'password',
  to: 'jane@mail.example',
  language: 'en',
  person: { poolId: 'own-1_harbour', sub: 'jane' },
  at: new Date('2026-11-21T08:00:00Z'),
  ...changes,
})

test('a changed password is told of by the clinic: what, when on its own clock, and what to do when it was not you', () => {
  const mail = draftNoticeMail(noticeOf(), provider)
  expect(mail).toMatchObject({
    from: '"Harbour Clinic" <desk@harbour.example>',
    to: 'jane@mail.example',
    replyTo: 'desk@harbour.example',
    about: { client: { poolId: 'own-1_harbour', sub: 'jane' } },
    subject: 'Your password at Harbour Clinic was changed',
  })
  for (const words of ['was changed just now', '21 November 2026, ', 'Was it not you?', provider.contact.phone]) {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  }
})

test('each event says its own thing, in both languages, and none leads anywhere by a link', () => {
  for (const language of ['en', 'ar']) {
    const drafts = events.map((event) => draftNoticeMail(noticeOf({ event, language }), provider))
    expect(new Set(drafts.map(({ subject }) => subject)).size).toBe(events.length)
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(events.length)
    for (const { html } of drafts) {
      expect(html).toContain(`<html lang="${language}"`)
      // A mail that asks to follow a link is what thieves of passwords send.
      expect(html).not.toContain('<a ')
    }
  }
})

test('somebody whose language the product does not speak is told in English', () => {
  expect(draftNoticeMail(noticeOf({ language: 'xx' }), provider).subject).toBe(
    draftNoticeMail(noticeOf(), provider).subject,
  )
})

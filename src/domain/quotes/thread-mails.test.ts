// What the mails about a thread say, and above all what they do not.
import { expect, test } from 'vitest'
import { defaultNotifications } from '#domain/clients/client.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import type { Addressee } from './reach-client.ts'
import { type ClientNews, mailToClient, mailToClinic, type ProviderNews } from './thread-mails.ts'

const provider = sampleProvider()
const reference = 'Q-7K3M-92PX'
const amal: Addressee = {
  to: 'amal@patient.example',
  language: 'en',
  hasAccount: true,
  notifications: defaultNotifications,
}
const kinds = ['offer', 'version', 'withdrawn', 'reply', 'accepted', 'declined'] as const
const toClient = (changes: Partial<ClientNews> = {}, to: Partial<Addressee> = {}) =>
  mailToClient({ kind: 'offer', reference, ...changes }, { ...amal, ...to }, provider, 'https://clinic.test')
const toClinic = (changes: Partial<ProviderNews> = {}, at = provider) =>
  mailToClinic({ kind: 'message', reference, text: 'My hip hurts.', replyTo: amal.to, ...changes }, at)
const partsOf = ({ subject, text, html }: MailDraft) => [subject, text, html]

test.each(kinds)('%s: the client reads it in both languages, with the reference and the way to the thread', (kind) => {
  for (const [language, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ]) {
    const mail = toClient({ kind }, { language: language ?? '' })
    expect(mail).toMatchObject({ to: amal.to, replyTo: 'desk@harbour.example' })
    expect(mail.subject).toContain(reference)
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://clinic.test/profile/procedures/${reference}`)
      expect(part).not.toMatch(/\{\w+\}|mail\.thread/)
    }
  }
})

test('an offer leads who has no account to the page that makes one, and on to the offer', () => {
  const next = encodeURIComponent(`/profile/procedures/${reference}`)
  for (const kind of ['offer', 'version'] as const)
    expect(toClient({ kind }, { hasAccount: false }).text).toContain(`https://clinic.test/checkout?next=${next}`)
  expect(toClient({ kind: 'reply' }, { hasAccount: false }).text).not.toContain('/checkout')
  expect(toClient({ kind: 'offer' }, { hasAccount: true }).text).not.toContain('/checkout')
})

test('an offer’s mail names its last day, no amount and no procedure', () => {
  const [subject, ...bodies] = partsOf(toClient({ validUntil: '2026-12-31' }))
  expect(subject).toBe('An offer from Harbour Clinic: Q-7K3M-92PX')
  for (const body of bodies) expect(body).toContain('31 December 2026')
  for (const part of [subject, ...bodies]) expect(part).not.toMatch(/AED|€|hip/i)
})

test('the mail of a later version says that it is one', () => {
  const { subject, text } = toClient({ kind: 'version' })
  expect(subject).toBe('A new version of the offer from Harbour Clinic: Q-7K3M-92PX')
  expect(text).toContain('takes the place of the one before')
})

test('whoever has no account reads how to come to one, and with which address', () => {
  expect(toClient({}, { hasAccount: false }).text).toContain('Make one with amal@patient.example')
  expect(toClient().text).not.toContain('amal@patient.example')
})

test('a language that the product does not speak is answered in English', () => {
  expect(toClient({}, { language: 'fr' }).html).toContain('<html lang="en"')
})

test.each(['message', 'accepted', 'declined'] as const)(
  '%s: the words are in the body of the clinic’s mail alone',
  (kind) => {
    for (const languages of [['en'], ['ar', 'en']]) {
      const mail = toClinic({ kind, version: 2 }, { ...provider, languages })
      expect(mail).toMatchObject({ to: 'desk@harbour.example', replyTo: amal.to })
      expect(mail.subject).toContain(reference)
      expect(mail.subject).not.toMatch(/hip|amal/i)
      expect(mail.text).toContain('My hip hurts.')
      const preview = /<div style="display:none[^>]*>([^<]*)/.exec(mail.html)?.[1]
      expect(preview).toBeTruthy()
      expect(preview).not.toContain('hip')
    }
  },
)

test('what a client writes is text in the clinic’s mail, whatever it looks like', () => {
  const { html, subject } = toClinic({ text: '<img src=x onerror=alert(1)>\r\nBcc: all@patient.example' })
  expect(html).not.toContain('<img')
  expect(subject).toBe('New message in Q-7K3M-92PX')
})

test('a decision without words has no empty line for them', () => {
  expect(toClinic({ kind: 'declined', version: 1, text: '' }).text).not.toContain('In their own words')
})

// Checks what the mails and short messages of an account say, in which language, and where the code stands in them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { type CodeMessage, draftCodeMail, sayCode } from './write-code-mail.ts'

const provider = sampleProvider()
const kinds = ['sign-up', 'reset', 'attribute', 'sign-in', 'invitation'] as const
const messageOf = (changes: Partial<CodeMessage> = {}): CodeMessage => ({
  kind: 'sign-up',
  to: 'jane@mail.example',
  language: 'en',
  code: '012345',
  person: { poolId: 'own-1_harbour', sub: 'jane' },
  ...changes,
})
const previewOf = (html: string) => /max-height:0[^>]*>([^<]*)</.exec(html)?.[1] ?? ''

test('a code for a new account is sent by the clinic, says what it is for and what to do when it was not you', () => {
  const mail = draftCodeMail(messageOf(), provider)
  expect(mail).toMatchObject({
    from: '"Harbour Clinic" <desk@harbour.example>',
    to: 'jane@mail.example',
    replyTo: 'desk@harbour.example',
    about: { client: { poolId: 'own-1_harbour', sub: 'jane' } },
    subject: 'Confirm your e-mail address for Harbour Clinic',
  })
  for (const words of ['Confirm your e-mail address', 'It works for 24 hours, once.', 'You did not make an account?']) {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  }
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('border-top:6px solid #0A5C63')
  expect(mail.html).not.toContain('<table')
})

test('the code stands large and from left to right, in the text on a line of its own', () => {
  for (const language of ['en', 'ar']) {
    for (const kind of kinds) {
      const { text, html } = draftCodeMail(messageOf({ kind, language }), provider)
      expect(text.split('\n').filter((line) => line.includes('012345'))).toEqual(['012345'])
      expect(html).toMatch(/<span dir="ltr" style="[^"]*font-size:34px[^"]*">012345<\/span>/)
    }
  }
})

test('a code goes before other mail, an invitation does not: a clinic may send hundreds at once', () => {
  const urgent = kinds.filter((kind) => draftCodeMail(messageOf({ kind }), provider).isUrgent)
  expect(urgent).toEqual(['sign-up', 'reset', 'attribute', 'sign-in'])
})

test('neither subject nor preview nor a fold of the HTML head says the code', () => {
  for (const language of ['en', 'ar']) {
    for (const kind of kinds) {
      const { subject, html } = draftCodeMail(messageOf({ kind, language }), provider)
      expect(subject).not.toContain('012345')
      expect(previewOf(html)).not.toContain('012345')
      expect(previewOf(html).length).toBeGreaterThan(20)
      expect(html.match(/012345/g)).toHaveLength(1)
    }
  }
})

test('each kind says its own thing', () => {
  for (const language of ['en', 'ar']) {
    const drafts = kinds.map((kind) => draftCodeMail(messageOf({ kind, language }), provider))
    expect(new Set(drafts.map(({ subject }) => subject)).size).toBe(kinds.length)
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(kinds.length)
  }
})

test('in Arabic everything is Arabic, from right to left', () => {
  for (const kind of kinds) {
    const { subject, text, html } = draftCodeMail(messageOf({ kind, language: 'ar' }), provider)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(subject).toContain('عيادة المرفأ')
    expect(text.replace('012345', '')).not.toMatch(/[A-Za-z]/)
  }
})

test('a code to sign in with is good for as long as the page says', () => {
  for (const language of ['en', 'ar'] as const) {
    const { text } = draftCodeMail(messageOf({ kind: 'sign-in', language }), provider)
    expect(text).toContain(language === 'en' ? 'for 3 minutes' : '3 دقائق')
  }
})

test('a language that the product does not speak is answered in English', () => {
  expect(draftCodeMail(messageOf({ language: 'de' }), provider).subject).toContain('Confirm')
})

test('an invitation calls it a password', () => {
  const { text } = draftCodeMail(messageOf({ kind: 'invitation', code: 'Abc2-Def3' }), provider)
  expect(text).toContain('Password to begin with:\n\nAbc2-Def3\n')
})

test('a link can be followed in place of typing the code, and only where an account is confirmed', () => {
  const link = 'https://clinic.test/auth/confirm-email?username=3f2a&code=012345'
  const { text, html } = draftCodeMail(messageOf({ link }), provider)
  expect(text).toContain(`Confirm my e-mail address:\n\n${link}\n`)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(text).toContain('Follow the link, or type the code')
  expect(draftCodeMail(messageOf({ kind: 'reset', link }), provider).html).not.toContain('href=')
})

test('the mails of a sample clinic say that it is one, those of a real clinic do not', () => {
  for (const kind of kinds) {
    expect(draftCodeMail(messageOf({ kind }), { ...provider, sample: true }).text).toContain('This clinic is a sample')
    expect(draftCodeMail(messageOf({ kind }), provider).text).not.toContain('sample')
  }
})

test('a short message says the code, whose it is, and fits one', () => {
  expect(sayCode(messageOf(), provider)).toBe('012345 is your code for Harbour Clinic. Pass it on to nobody.')
  const arabic = sayCode(messageOf({ language: 'ar' }), provider)
  expect(arabic).toContain('012345')
  // A short message in Arabic has seventy letters.
  expect(arabic.length).toBeLessThanOrEqual(70)
  expect(sayCode(messageOf({ kind: 'invitation', code: 'Abc2-Def3' }), provider)).toContain('Abc2-Def3')
})

test('whatever a clinic is called, the HTML has the same tags', () => {
  const tagsOf = (name: string) => {
    const named = { ...provider, company: { ...provider.company, name: { en: name } } }
    return draftCodeMail(messageOf(), named).html.match(/<[^>]*>/g)
  }
  const expected = tagsOf('Harbour')
  const piece = fc.constantFrom('<', '>', '"', "'", '&', '/', 'b', ' ', '{code}', '$&', '-->')
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1 }).map((pieces) => pieces.join('')),
      (name) => {
        expect(tagsOf(name)).toEqual(expected)
      },
    ),
  )
})

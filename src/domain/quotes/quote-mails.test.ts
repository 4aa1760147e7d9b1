// Checks what the two mails of a quote request say, what they keep back, and that no input breaks out of them.
import fc from 'fast-check'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { sampleNow, sampleProvider } from '#tests/support/sample-provider.ts'
import { sampleSubmission } from '#tests/support/sample-submission.ts'
import type { SentQuote } from './quote.ts'
import { mailToProvider, mailToVisitor } from './quote-mails.ts'

const provider = sampleProvider()
const quoteOf = (changes: Partial<SentQuote> = {}): SentQuote => ({
  ...sampleSubmission(),
  reference: 'Q-7K3M-92PX',
  sentAt: sampleNow,
  ...changes,
})
const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const allOf = ({ subject, text, html }: MailDraft) => [subject, text, html].join('\n')

/** The header fields by name in lower case, as a mail server reads them; folded lines joined. */
async function headersOf({ from, to, replyTo, subject, text, html }: MailDraft): Promise<Map<string, string[]>> {
  const mail = { from, to, replyTo, subject, text, html }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message, envelope } = await composer.sendMail({ ...mail, messageId: '<a@b.example>', date: sampleNow })
  const [head = ''] = (message as Buffer).toString().split('\n\n')
  const fields = new Map<string, string[]>([['envelope', envelope.to as string[]]])
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [name = '', ...value] = line.split(':')
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value.join(':').trim()])
  }
  return fields
}

test('the visitor reads in English what was asked, and how it goes on', () => {
  const mail = mailToVisitor(quoteOf(), provider)
  expect(mail).toMatchObject({
    from: '"Harbour Clinic" <desk@harbour.example>',
    to: 'jane.doe@mail.example',
    replyTo: 'desk@harbour.example',
    subject: 'Your request to Harbour Clinic: Q-7K3M-92PX',
  })
  for (const words of [
    'Thank you, Jane Doe. Your request has arrived.',
    'within 24 working hours',
    'Q-7K3M-92PX',
    'Hip replacement',
    'Hip, all included',
    '10 January 2027',
    '10 February 2027',
    'A few weeks either way',
    '€12,000',
    '+971 4 555 0100',
  ]) {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  }
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('#0A5C63')
})

test('who reads German is written to in the first language of the clinic that mails are written in, and the clinic reads so', () => {
  const arabic = { ...provider, languages: ['de', 'ar', 'en'] }
  expect(mailToVisitor(quoteOf({ language: 'de' }), arabic).html).toContain('<html lang="ar" dir="rtl">')
  expect(mailToVisitor(quoteOf({ language: 'en-GB' }), arabic).html).toContain('<html lang="en" dir="ltr">')
  expect(mailToProvider(quoteOf({ language: 'de' }), provider).text).toContain('German')
})

test('the visitor reads in Arabic, from right to left', () => {
  const mail = mailToVisitor(quoteOf({ language: 'ar' }), provider)
  expect(mail.subject).toBe('طلبك إلى عيادة المرفأ: Q-7K3M-92PX')
  for (const words of ['شكرًا Jane Doe', 'استبدال مفصل الورك', 'الورك شاملًا', '10 يناير 2027', '24 ساعة عمل']) {
    expect(mail.text).toContain(words)
  }
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
})

test('how many are asked for is said with what they cost at list price, in both mails and both languages', () => {
  const money = (amountMinor: number) => ({ amountMinor, currency: 'AED' })
  const asked = (language: string, to: number) =>
    quoteOf({
      language,
      quantity: { count: 8, unit: 'tooth' },
      estimate: { from: money(15_200_00), to: money(to) },
    })
  const english = 'How many: 8 teeth: AED 15,200–20,800 (estimate at list price)'
  expect(plain(mailToVisitor(asked('en', 20_800_00), provider).text)).toContain(english)
  expect(plain(mailToProvider(asked('en', 20_800_00), provider).text)).toContain(english)
  expect(plain(mailToVisitor(asked('en', 15_200_00), provider).text)).toContain('8 teeth: AED 15,200 (estimate')
  expect(plain(mailToVisitor(asked('ar', 15_200_00), provider).text)).toMatch(
    /العدد: 8 أسنان: .*15,200.*\(تقدير بسعر القائمة\)/,
  )
  expect(mailToVisitor(quoteOf({ quantity: { count: 8, unit: 'tooth' } }), provider).text).toMatch(
    /^How many: 8 teeth$/m,
  )
})

test('what was told of one’s health is in the provider’s mail, and nowhere in the visitor’s', () => {
  for (const language of ['en', 'ar']) {
    const quote = quoteOf({ language, medicalNotes: 'Penicillin allergy' })
    expect(allOf(mailToVisitor(quote, provider))).not.toContain('Penicillin')
    expect(allOf(mailToVisitor(quote, provider))).not.toContain('My left hip')
    expect(mailToProvider(quote, provider).text).toContain('My left hip hurts when I walk.')
    expect(mailToProvider(quote, provider).text).toContain('Penicillin allergy')
    expect(mailToProvider(quote, provider).html).toContain('Penicillin allergy')
  }
})

test('the provider’s subject has neither a name nor a procedure', () => {
  for (const languages of [['en'], ['ar', 'en']]) {
    const { subject } = mailToProvider(quoteOf(), { ...provider, languages })
    expect(subject).toContain('Q-7K3M-92PX')
    for (const kept of ['Jane', 'Doe', 'Hip', 'hip', 'الورك', 'Asthma', 'mail.example'])
      expect(subject).not.toContain(kept)
  }
})

test('the provider reads everything in its own first language, and answers the person directly', () => {
  const mail = mailToProvider(quoteOf({ language: 'ar' }), provider)
  expect(mail).toMatchObject({ to: 'desk@harbour.example', replyTo: 'jane.doe@mail.example' })
  for (const words of [
    'Name: Jane Doe',
    'E-mail: jane.doe@mail.example',
    'Phone: +49 30 1234567',
    'Wants to be reached by: WhatsApp',
    'Language: Arabic',
    'Procedure: Hip replacement',
    'Companions: 1',
    'Medical notes: Asthma since childhood.',
  ]) {
    expect(mail.text).toContain(words)
  }
  const inArabic = mailToProvider(quoteOf(), { ...provider, languages: ['ar', 'en'] })
  expect(inArabic.subject).toBe('طلب عرض سعر جديد Q-7K3M-92PX')
  expect(inArabic.text).toContain('استبدال مفصل الورك')
})

test('a provider in a language that the product does not speak is written to in English', () => {
  expect(mailToProvider(quoteOf(), { ...provider, languages: ['de'] }).subject).toBe('New quote request Q-7K3M-92PX')
})

test('what was left out has no line', () => {
  const empty = {
    procedureName: null,
    packageName: null,
    need: '',
    earliest: null,
    latest: null,
    budget: null,
    phone: '',
    medicalNotes: '',
  }
  const mail = mailToProvider(quoteOf(empty), provider)
  for (const label of ['Procedure', 'Package', 'In their own words', 'Budget', 'Phone', 'Medical notes']) {
    expect(mail.text).not.toMatch(new RegExp(`^${label}:`, 'm'))
  }
  expect(mail.text).toContain('When: A few weeks either way')
})

test('the mails of a sample provider say that nobody will answer, those of a real one do not', () => {
  for (const write of [mailToVisitor, mailToProvider]) {
    expect(write(quoteOf(), { ...provider, sample: true }).text).toContain('This clinic is a sample')
    expect(write(quoteOf(), provider).text).not.toContain('sample')
  }
})

test('HTML that was typed is text in both mails', () => {
  const hostile = '<img src=x onerror="alert(1)"></td></table><script>x</script>\'&'
  const quote = quoteOf({ name: hostile, need: hostile, medicalNotes: hostile, phone: hostile, email: hostile })
  for (const mail of [mailToVisitor(quote, provider), mailToProvider(quote, provider)]) {
    expect(mail.html).not.toMatch(/<(img|script)/)
    expect(mail.html.match(/<\/table>/g)).toHaveLength(1)
  }
  const { html, text } = mailToProvider(quote, provider)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(text).toContain(hostile)
})

test('nobody can send a stranger words of theirs: the visitor’s mail repeats a name, and only if it is one', () => {
  const bait = 'Win at https://evil.example now'
  for (const name of [bait, 'evil.example', 'a@evil.example', 'x'.repeat(61)]) {
    const mail = mailToVisitor(quoteOf({ name, need: bait, medicalNotes: bait }), provider)
    expect(allOf(mail)).not.toContain('evil.example')
    expect(mail.text).toContain('Thank you. Your request has arrived.')
  }
  for (const name of ['Dr. María-José O’Neill', 'نورة بنت سالم', 'J. R. Doe']) {
    expect(mailToVisitor(quoteOf({ name }), provider).text).toContain(`Thank you, ${name}.`)
  }
})

test('one date alone says which end it is', () => {
  expect(mailToVisitor(quoteOf({ latest: null }), provider).text).toContain('When: From 10 January 2027')
  expect(mailToVisitor(quoteOf({ earliest: null }), provider).text).toContain('When: Until 10 February 2027')
})

test('a phone number stays whole in a line of Arabic', () => {
  expect(mailToVisitor(quoteOf({ language: 'ar' }), provider).text).toContain(
    '\u2066+971\u00a04\u00a0555\u00a00100\u2069',
  )
})

test('the preview says nothing of what was asked', () => {
  for (const mail of [mailToVisitor(quoteOf(), provider), mailToProvider(quoteOf(), provider)]) {
    const preview = /max-height:0[^>]*>([^<]*)</.exec(mail.html)?.[1] ?? ''
    expect(preview).toContain('24 working hours')
    expect(preview).not.toMatch(/Jane|[Hh]ip/)
  }
})

test('whatever is typed, the HTML has the same tags', () => {
  const tagsOf = (mail: MailDraft) => mail.html.match(/<[^>]*>/g)
  const expected = [mailToVisitor, mailToProvider].map((write) => tagsOf(write(quoteOf(), provider)))
  const piece = fc.constantFrom('<', '>', '"', "'", '&', '=', '/', 'b', ' ', '\n', '{name}', '$&', '-->')
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1 }).map((pieces) => pieces.join('')),
      (typed) => {
        const quote = quoteOf({ name: typed, need: typed, medicalNotes: typed })
        expect([mailToVisitor, mailToProvider].map((write) => tagsOf(write(quote, provider)))).toEqual(expected)
      },
    ),
  )
})

test('a colour that is none cannot leave its place in the style', () => {
  const theme = [{ primaryColor: 'red"><script>', secondaryColor: '', hoverColor: '' }]
  const { html } = mailToVisitor(quoteOf(), { ...provider, theme })
  expect(html).toContain('border-top:6px solid #070969')
  expect(html).not.toContain('<script>')
})

test('line ends in a name open no header and add no recipient', async () => {
  const name = 'Jane\r\nBcc: victim@mail.example\r\n\r\nBody'
  for (const mail of [mailToVisitor(quoteOf({ name }), provider), mailToProvider(quoteOf({ name }), provider)]) {
    const headers = await headersOf(mail)
    expect(headers.has('bcc')).toBe(false)
    expect(headers.get('envelope')).toEqual([mail.to])
    expect(headers.get('subject')).toHaveLength(1)
  }
})

test('neither do line ends, quotes or addresses in the name of a clinic', async () => {
  for (const clinic of [
    'A\r\nBcc: victim@mail.example',
    'A" <victim@mail.example>, "B',
    'A\\',
    'A, B <x@mail.example>',
  ]) {
    const named = { ...provider, company: { ...provider.company, name: { en: clinic } } }
    const headers = await headersOf(mailToVisitor(quoteOf(), named))
    expect(headers.has('bcc')).toBe(false)
    expect(headers.get('envelope')).toEqual(['jane.doe@mail.example'])
    expect(headers.get('from')?.join()).toMatch(/<desk@harbour\.example>$/)
    expect(
      headers
        .get('from')
        ?.join()
        .match(/@harbour/g),
    ).toHaveLength(1)
  }
})

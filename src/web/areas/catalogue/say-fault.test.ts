// Guards that what is wrong is said in the words of the desk, in the language of the desk.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { sayFault } from './say-fault.ts'
import { sayMarks } from './say-markdown-fault.ts'

const [en, ar] = [translatorOf('en'), translatorOf('ar')]

/** As the rules of the pack tell them. */
const told: [path: string, reason: string, said: string][] = [
  [
    'priceFrom',
    'price_from is "-5"; must be an amount such as 1250.50: digits, a point or a comma before the decimals, not below zero',
    'An amount such as 1250.50, not below 0',
  ],
  [
    'price',
    'price is "1.505"; must be an amount of AED, which has 2 decimals',
    'An amount of AED. Digits after the point: at most 2',
  ],
  [
    'priceFrom',
    'price_from is "49.500"; must be written 49500 or 49.50, for it could be either',
    'This could be two amounts. Write 49500 or 49.50.',
  ],
  ['stayDays', 'stay_days is "-3"; must be a whole number from 0 to 400', 'A whole number from 0 to 400'],
  ['rooms.0.plans.1.priceChange', 'x is -91; must be a whole number from -90 to 100', 'A whole number from -90 to 100'],
  ['priceTo', 'price_to is "1"; must not be below price_from, which is "2"', 'Not below the price from.'],
  [
    'exceptions.2.to',
    'to is "2026-11-26"; must not be before from, which is "2026-11-27"',
    'Not before the first day.',
  ],
  ['exceptions.2.from', 'from is ""; must be a date of the calendar such as 2026-01-31', 'A day of the calendar'],
  ['weeklyAvailability.0.from', 'from is "x"; must be a time from 00:00 to 23:59', 'A time from 00:00 to 23:59'],
  [
    'primaryColor',
    'theme[0].primaryColor is "red"; must be six hex digits such as #7A2E4D',
    'A colour of six digits such as #7A2E4D',
  ],
  [
    'email',
    'contact.email is "x"; must be an e-mail address such as care@clinic.example',
    'An e-mail address such as care@clinic.example',
  ],
  [
    'domains.0',
    'domains[0] is "x y"; must be a host name such as clinic.example',
    'A domain such as clinic.example, without https:// and without a path',
  ],
  ['domains.1', '"a.example" stands twice in this list', 'This stands twice in the list.'],
  ['maxAdults', 'maxAdults is 5; must be at most maxGuests, which is 4', 'At most as many as the room takes: 4'],
  [
    'name.en',
    'name.en is "…"; must be a text of at most 20,000 characters',
    'This is too long. Characters: at most 20,000',
  ],
  [
    'text.en.risks',
    'the link to "javascript:x" must start with https://, http://, mailto:, tel: or a single /',
    'The link to \u2068javascript:x\u2069 has to begin with https://, http://, mailto:, tel: or a single /',
  ],
  [
    'text.ar.recovery',
    '"x" must start with when it is, such as "Day 0:"',
    en('catalogue.fault.form', { form: en('catalogue.form.recovery') }),
  ],
  ['text.en.whatItIs', 'raw HTML is not kept here; only paragraphs and lists', en('catalogue.fault.marks')],
  ['cookiePolicy.text.en', 'headings of legal texts start with ##', 'Headings here begin with ##'],
  ['text.en.risks', 'required', 'This is needed.'],
  ['domains', 'own-domain', en('catalogue.fault.ownDomain')],
  ['file', 'unheard-of', en('catalogue.fault.invalid')],
]

test.each(told)('%s: %s', (path, reason, said) => {
  expect(sayFault(en, { path, reason })).toEqual({ text: said, isPack: false })
  const { text, isPack } = sayFault(ar, { path, reason })
  expect(isPack).toBe(false)
  expect(text).toMatch(/\p{Script=Arabic}/u)
  expect(text).not.toMatch(/must|is "|_/)
})

test('a sentence that the desk has no words for is said as it is, and known to be the pack’s', () => {
  const reason = 'anaesthesia is odd; must be something that nobody foresaw'
  expect(sayFault(ar, { path: 'anaesthesia', reason })).toEqual({ text: reason, isPack: true })
})

test('the preview of a legal text says its lines in the language of the desk', () => {
  expect(sayMarks(ar, 'raw HTML is not kept here; only paragraphs and lists')).toBe(ar('catalogue.fault.marks'))
})

// Documents of the desk: written from the rows of a pack, read back as the same rows, and refused field by field.
import { expect, test } from 'vitest'
import { expandCalendar } from './expand-calendar.ts'
import type { Pack } from './pack.ts'
import { type DocumentContext, type DocumentKind, type DocumentRows, readDocument } from './read-document.ts'
import { readPack } from './read-pack.ts'
import { readSiteDocument } from './read-site-document.ts'
import { SamplePack } from './sample-pack.test-support.ts'
import { writeCalendar } from './write-calendar.ts'
import { writeHotel } from './write-hotel.ts'
import { writePackage } from './write-package.ts'
import { writePractitioner } from './write-practitioner.ts'
import { writeProcedure } from './write-procedure.ts'
import { siteParts, writeSite } from './write-site.ts'

async function sound(): Promise<Pack> {
  const { pack, faults } = await new SamplePack().read()
  if (!pack) throw new Error(JSON.stringify(faults))
  return pack
}

const contextOf = ({ provider, procedures }: Pack): DocumentContext => ({
  languages: provider.languages,
  currency: provider.location.currency,
  timeZone: provider.location.timeZone,
  procedures: new Set(procedures.map(({ slug }) => slug)),
})

/** As it travels and is kept. */
const asJson = (document: unknown): unknown => JSON.parse(JSON.stringify(document))
const withoutPlace = <T extends { position: number }>(placed: T): Omit<T, 'position'> => {
  const { position: _, ...row } = placed
  return row
}

function expectSame(pack: Pack): void {
  const context = contextOf(pack)
  const back = <K extends DocumentKind>(kind: K, document: unknown, row: DocumentRows[K]) =>
    expect(JSON.stringify(readDocument(kind, asJson(document), context))).toBe(JSON.stringify({ row }))
  for (const row of pack.procedures) back('procedure', writeProcedure(row), withoutPlace(row))
  for (const row of pack.packages) back('package', writePackage(row), withoutPlace(row))
  for (const row of pack.practitioners) {
    expect(readDocument('practitioner', asJson(writePractitioner(row)), context)).toEqual({ row: withoutPlace(row) })
  }
  for (const { row, calendars } of pack.hotels) {
    expect(readDocument('hotel', asJson(writeHotel(row)), context)).toEqual({ row: withoutPlace(row) })
    for (const calendar of calendars.slice(0, 1)) {
      const months = expandCalendar(calendar, '2026-11-01')
      const entries = writeCalendar(months, calendar.plans, context.currency)
      const read = readDocument('calendar', asJson({ entries }), context)
      if (!('row' in read)) throw new Error(JSON.stringify(read))
      expect(expandCalendar({ ...calendar, nights: read.row }, '2026-11-01')).toEqual(months)
    }
  }
  const { theme, contact, about, legalTexts } = pack.provider
  const domains = pack.domains.map(({ domain }) => domain).sort()
  const rows = {
    theme: { theme },
    contact: { contact },
    about: { about },
    'legal-texts': { legalTexts },
    domains: { domains },
  }
  for (const part of siteParts) {
    const document = asJson(writeSite(part, pack.provider, domains))
    expect(readSiteDocument(part, document, context)).toEqual({ row: rows[part] })
  }
}

test('every document of a sound pack is read back as the row that it was written from', async () => {
  expectSame(await sound())
})

test.for(['sample-provider', 'second-provider'])('so is every document of %s', { timeout: 60_000 }, async (name) => {
  const { pack, faults } = await readPack(`data/${name}`)
  expect(faults).toEqual([])
  if (pack) expectSame(pack)
})

async function changed(
  kind: DocumentKind,
  change: (document: never) => unknown,
): Promise<{ path: string; message: string }[]> {
  const pack = await sound()
  const written = {
    procedure: () => writeProcedure(pack.procedures[0] as Pack['procedures'][number]),
    package: () => writePackage(pack.packages[0] as Pack['packages'][number]),
    practitioner: () => writePractitioner(pack.practitioners[0] as Pack['practitioners'][number]),
    hotel: () => writeHotel((pack.hotels[0] as Pack['hotels'][number]).row),
    calendar: () => ({ entries: [{ from: '2026-11-01', to: '2026-11-30', price: '400', rooms: 3 }] }),
    picture: () => ({ description: null }),
  }[kind]()
  const document = asJson(written)
  const result = readDocument(kind, change(document as never) ?? document, contextOf(pack))
  return 'faults' in result ? result.faults : []
}

type Open = { [key: string]: Open } & { [at: number]: Open }
const set = (path: string, value: unknown) => (document: Open) => {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const inside = steps.reduce((part: Open, step) => part[step] as Open, document)
  if (value === undefined) delete inside[last]
  else inside[last] = value as Open
}

test.for<[DocumentKind, string, unknown, string, RegExp]>([
  ['procedure', 'text.en.risks', 'Few.\n\n![x](y)', 'text.en.risks', /an image is not kept here/],
  ['procedure', 'text.en.risks', '## Aftercare\n\nNone.', 'text.en.risks', /a heading is not kept here/],
  ['procedure', 'text.en.steps', '- You sleep.', 'text.en.steps', /numbered list/],
  ['procedure', 'text.ar.recovery', '- Soon: you walk', 'text.ar.recovery', /must start with when it is/],
  ['procedure', 'text.en.questions', 'Does it hurt?', 'text.en.questions', /text before the first question/],
  ['procedure', 'text.en.aftercare', ' \n', 'text.en.aftercare', /is empty/],
  ['procedure', 'text.en.aftercare', undefined, 'text.en.aftercare', /missing/],
  ['procedure', 'text.en', undefined, 'text.en', /missing/],
  ['procedure', 'text.fr', {}, 'text.fr', /unknown key "fr"/],
  ['procedure', 'name.ar', '', 'name.ar', /must be a text/],
  ['procedure', 'name.ar', undefined, 'name.ar', /name is missing/],
  ['procedure', 'category.ar', '…', 'category.ar', /a name with letters/],
  ['procedure', 'name.en', undefined, 'name.en', /first language/],
  ['procedure', 'priceTo', '1', 'priceTo', /must not be below price_from/],
  ['procedure', 'priceFrom', '1.001', 'priceFrom', /AED, which has 2 decimals/],
  ['procedure', 'durationMin', 0, 'durationMin', /whole number from 1 to 2880/],
  ['procedure', 'flySource', null, 'flySource', /needs its fly_source/],
  ['procedure', 'flySourceUrl', 'https://blog.example/fly', 'flySourceUrl', /may be cited/],
  ['procedure', 'stayDays', 13, 'stayDays', /must not be less than release_from_day/],
  ['procedure', 'reviewedOn', '2026-02-30', 'reviewedOn', /a date of the calendar/],
  ['procedure', 'reviewdBy', 'Dr', 'reviewdBy', /did you mean "reviewedBy"/],
  ['procedure', 'slug', 'Hip', 'slug', /small letters/],
  ['package', 'inside.1.worth', 'much', 'inside.1.worth', /an amount such as/],
  ['package', 'inside.1.worth', undefined, 'inside.1.worth', /missing/],
  ['package', 'procedure', 'hip', 'procedure', /no procedure "hip"/],
  ['package', 'validTo', '2020-01-01', 'validTo', /must not be before validFrom/],
  ['package', 'price', undefined, 'price', /missing/],
  ['practitioner', 'weeklyAvailability.0.to', '08:00', 'weeklyAvailability.0.to', /must be later than from/],
  ['practitioner', 'exceptions.0.to', '2027-01-01', 'exceptions.0.to', /must not be before from/],
  ['practitioner', 'exceptions.0.hours.1.from', '11:59', 'exceptions.0.hours.1.from', /must not be before 12:00/],
  ['practitioner', 'languages.1', 'en', 'languages.1', /stands twice/],
  [
    'hotel',
    'rooms.0.plans.1.cancellation',
    [{ daysBefore: 1, time: 'noon', fee: { nights: 1 } }],
    'rooms.0.plans.1.cancellation.0.time',
    /a time from/,
  ],
  ['hotel', 'rooms.0.plans.1.deposit', undefined, 'rooms.0.plans.1.deposit', /there where payment/],
  ['hotel', 'taxes.0.percent', undefined, 'taxes.0.percent', /there where basis/],
  ['hotel', 'rooms.0.calendar', [], 'rooms.0.calendar', /a document of its own/],
  ['hotel', 'name.ar', 7, 'name.ar', /must be a text/],
  ['calendar', 'entries.0.to', '2026-10-01', 'entries.0.to', /no day before from/],
  ['calendar', 'entries.0.price', undefined, 'entries.0.price', /unless closed/],
  ['calendar', 'entries', undefined, 'entries', /a list/],
  ['calendar', 'nights', [], 'nights', /unknown key/],
  ['picture', 'description', { ar: 'صورة' }, 'description.en', /first language/],
])('%s: %s as %j is refused at %s', async ([kind, path, value, at, message]) => {
  expect(await changed(kind, set(path, value))).toEqual([{ path: at, message: expect.stringMatching(message) }])
})

test('each fault of a document is told once, and what is no document is refused as a whole', async () => {
  const faults = await changed('procedure', (document) => {
    set('slug', 'Hip')(document)
    set('name', 5)(document)
    set('text.en.risks', '')(document)
  })
  expect(faults.map(({ path }) => path)).toEqual(['name', 'slug', 'text.en.risks'])
  for (const kind of ['procedure', 'package', 'practitioner', 'hotel', 'calendar', 'picture'] as const) {
    expect(await changed(kind, () => [])).toEqual([{ path: '', message: expect.stringMatching(/must be an object/) }])
  }
})

test('a language of a procedure may be left out, whole', async () => {
  const pack = await sound()
  const { name, category, summary, text, ...facts } = writeProcedure(pack.procedures[0] as Pack['procedures'][number])
  const english = (words: Record<string, unknown>) => ({ en: words.en })
  const document = {
    ...facts,
    name: english(name),
    category: english(category),
    summary: english(summary),
    text: english(text),
  }
  expect(readDocument('procedure', document, contextOf(pack))).toMatchObject({
    row: { name: { en: 'Hip replacement' } },
  })
})

const contact = { email: 'care@clinic.example', phone: '000', hours: { en: 'x' }, replyHours: 8, emergencyPhone: '998' }
const [morning, day] = [
  { day: 'mon', from: '09:00', to: '12:00' },
  { day: 'mon', from: '10:00', to: '18:00' },
]

test.for([
  ['contact', { ...contact, openingHours: [{ ...morning, to: '08:00' }] }, 'openingHours.0.to'],
  ['contact', { ...contact, openingHours: [morning, day] }, 'openingHours.1.from'],
  ['contact', { ...contact, openingHours: [{ ...morning, day: 'noon' }] }, 'openingHours.0.day'],
  ['theme', { primaryColor: 'red', secondaryColor: '#000000', hoverColor: '#000000' }, 'primaryColor'],
  ['theme', null, ''],
  ['contact', { email: 'care@clinic.example', hours: { en: 'Daily' }, replyHours: 8, emergencyPhone: '998' }, 'phone'],
  ['domains', { domains: ['clinic.example', 'http://clinic.example'] }, 'domains.1'],
  ['domains', {}, 'domains'],
  ['domains', { domains: ['clinic.example'], more: 1 }, 'more'],
] as const)('%s %j is refused at %j', async ([part, document, path]) => {
  const result = readSiteDocument(part, document, contextOf(await sound()))
  expect('faults' in result && result.faults.map((fault) => fault.path)).toEqual([path])
})

test('legal texts are refused in their language', async () => {
  const pack = await sound()
  const document = writeSite('legal-texts', pack.provider, []) as Record<string, { text: Record<string, string> }>
  const broken = { ...document, cookiePolicy: { ...document.cookiePolicy, text: { en: '# Scope', ar: 'نص' } } }
  const result = readSiteDocument('legal-texts', asJson(broken), contextOf(pack))
  expect(result).toEqual({
    faults: [{ path: 'cookiePolicy.text.en', message: 'headings of legal texts start with ##' }],
  })
})

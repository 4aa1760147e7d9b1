// Guards that no text of the sample packs or the catalogues promises a cancellation that hotel bookings do not keep.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arabic } from '#texts/ar.ts'
import { english } from '#texts/en.ts'
import { readPack } from './read-pack.ts'

const packs = ['data/sample-provider', 'data/second-provider']

const cancelling = /cancel|refund|(?:get|give[ns]?|comes?) back|إلغاء|ألغي|تلغي|تسترد|استرداد|يعاد إليك/i
const ofHotels = /hotel|\broom|\bstay\b|everything|فندق|غرف|إقامة|كل ما تحجز/i
const ofEachBooking = /its own cancellation policy|سياسة إلغاء خاصة/

const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s|\n/)
const promisesIn = (texts: readonly string[]) =>
  texts
    .flatMap(sentencesOf)
    .filter((sentence) => cancelling.test(sentence) && ofHotels.test(sentence) && !ofEachBooking.test(sentence))

/** All strings in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

async function textsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(json|csv|md)$/.test(name) && name !== 'hotels.json')
  const contents = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  return contents.flatMap(({ name, text }) => (name.endsWith('.json') ? stringsIn(JSON.parse(text)) : [text]))
}

/** The terms of service, in each language as one text. */
async function legalTexts(folder: string): Promise<string[]> {
  const { legalTexts: texts } = JSON.parse(await readFile(join(folder, 'provider.json'), 'utf8'))
  const paragraphs: Record<'en' | 'ar', string>[] = texts.termsOfService.text
  return (['en', 'ar'] as const).map((language) => paragraphs.map((each) => each[language]).join('\n'))
}

test.each(packs)(
  '%s sells hotel rates on different terms, and no sentence promises one policy for all of them',
  async (folder) => {
    const { pack } = await readPack(folder)
    const plans = pack?.hotels.flatMap(({ row }) => row.rooms.flatMap((room) => room.plans)) ?? []
    expect(new Set(plans.map(({ cancellation }) => JSON.stringify(cancellation))).size).toBeGreaterThan(1)
    expect(plans.some(({ cancellation }) => cancellation.length === 0)).toBe(true)
    expect(promisesIn(await textsOf(folder))).toEqual([])
  },
)

test.each(packs)('where %s writes about cancelling, hotels are left to the policy of each booking', async (folder) => {
  const sections = (await legalTexts(folder)).flatMap((text) => text.split(/^(?=## )/m))
  const about = sections.filter((section) => cancelling.test(section.split('\n')[0] ?? ''))
  // One in each language.
  expect(about).toHaveLength(2)
  for (const section of about) {
    expect(section).toMatch(ofEachBooking)
    const ofHotelsAlone = sentencesOf(section).filter((one) => ofHotels.test(one) && !ofEachBooking.test(one))
    expect(ofHotelsAlone).toEqual([])
  }
})

/** Texts that stand beside a booking or an order, whose own policy is shown with them. */
const ofBookings = /hotel|checkout|orders|payments/

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('no text of the site (%s) outside of a booking promises what cancelling a hotel costs', (_, catalogue) => {
  const outside = Object.entries(catalogue).filter(([key]) => !ofBookings.test(key))
  expect(promisesIn(outside.flatMap(([, text]) => stringsIn(text)))).toEqual([])
})

test.each([
  'One ladder holds for everything you book with us: cancel 7 days before and get back 25 %.',
  'Hotel rooms are refunded up to the day before.',
  'يمكنك إلغاء الفندق دون رسوم.',
])('"%s" would be found', (sentence) => {
  expect(promisesIn([sentence])).toEqual([sentence])
})

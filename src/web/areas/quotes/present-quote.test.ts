// Guards what the quote page gets to show: the choices, the item of the address, ready words, and nothing of a person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { writeQuote } from '#tests/support/sample-quote.ts'
import { fieldNames } from './fields.ts'
import { presentQuote, type QuoteFormPage } from './present-quote.server.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
}, 30_000)
afterAll(() => api.close())

async function present(query = '', language: Language = 'en', currency: string | undefined = 'EUR') {
  return presentQuote(await samplePage(api, { language, currency }), new URL(`${siteOrigin}/quote${query}`))
}
async function presentForm(
  query = '',
  language: Language = 'en',
  currency: string | undefined = 'EUR',
): Promise<QuoteFormPage> {
  const shown = await present(query, language, currency)
  if (shown.kind !== 'form') throw new Error('not the form')
  return shown
}
const fieldOf = (shown: QuoteFormPage, name: string) => {
  const found = shown.steps.flatMap(({ fields }) => fields).find((field) => field.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const itemsOf = (shown: QuoteFormPage) => {
  const item = fieldOf(shown, 'item')
  return item.kind === 'list' ? item.groups.flatMap(({ options }) => options) : []
}

test('every field is on the page once, and its messages are there', async () => {
  const shown = await presentForm()
  expect(shown.steps.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([...fieldNames])
  expect(shown.steps.map(({ progress }) => progress)).toEqual([
    'Step 1 of 4',
    'Step 2 of 4',
    'Step 3 of 4',
    'Step 4 of 4',
  ])
  expect(shown.sentences['need.too-long']).toContain(String(shown.maxLetters.need))
  for (const sentence of Object.values(shown.sentences)) expect(sentence).not.toMatch(/meta\.|\{/)
})

test('what is on sale can be asked for, by category, with its price and picture', async () => {
  const items = itemsOf(await presentForm())
  expect(items[0]).toEqual({ value: '', name: 'Not in this list, or not sure yet' })
  const hip = items.find(({ value }) => value === 'procedure:hip-replacement')
  expect(hip).toMatchObject({ name: 'Hip replacement', art: 'procedure/hip-replacement' })
  expect(hip?.price).toMatch(/€/)
  expect(items.some(({ value, name }) => value.startsWith('package:') && name.endsWith('(package)'))).toBe(true)
})

test('the item of the address is chosen, an unknown one is not', async () => {
  expect((await presentForm('?procedure=hip-replacement')).chosen).toBe('procedure:hip-replacement')
  expect(fieldOf(await presentForm('?procedure=hip-replacement'), 'item')).toMatchObject({
    preset: 'procedure:hip-replacement',
  })
  expect((await presentForm('?procedure=nothing')).chosen).toBe('')
  const bundle = itemsOf(await presentForm()).find(({ value }) => value.startsWith('package:'))
  const slug = bundle?.value.slice('package:'.length) ?? ''
  expect((await presentForm(`?package=${slug}&procedure=hip-replacement`)).chosen).toBe(`package:${slug}`)
})

test('the budget is asked in the visitor’s currency', async () => {
  expect(fieldOf(await presentForm('', 'en', 'KWD'), 'currency')).toMatchObject({ preset: 'KWD' })
})

test('the consent names the one recipient with its country, and links the privacy policy', async () => {
  const consent = fieldOf(await presentForm(), 'consent')
  expect(consent.label).toContain('Harbour Clinic LLC, United Arab Emirates')
  expect(consent).toMatchObject({ kind: 'tick', link: { to: '/privacy-policy' } })
})

test('fields bring up the right keyboard and let the browser help', async () => {
  const shown = await presentForm()
  expect(fieldOf(shown, 'email')).toMatchObject({ input: { type: 'email', inputMode: 'email', autoComplete: 'email' } })
  expect(fieldOf(shown, 'phone')).toMatchObject({ input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } })
  expect(fieldOf(shown, 'name')).toMatchObject({ input: { autoComplete: 'name', spellCheck: false } })
  expect(fieldOf(shown, 'phone')).not.toMatchObject({ input: { required: true } })
})

test('a language that only the address asks for is asked for by the form as well', async () => {
  expect((await presentForm()).action).toBe('/quote')
  expect((await presentForm('?lang=ar', 'ar')).action).toBe('/quote?lang=ar')
})

test('the page is the same for everyone with the same address, language and currency', async () => {
  expect(await present('?procedure=hip-replacement')).toEqual(await present('?procedure=hip-replacement'))
})

test('the confirmation says the reference and when an answer comes', async () => {
  await writeQuote(api, 'Q-7K3M-92PX')
  const shown = await present('?sent=Q-7K3M-92PX')
  expect(shown).toMatchObject({ kind: 'sent', reference: 'Q-7K3M-92PX' })
  expect(JSON.stringify(shown)).toContain('24 working hours')
})

test('a reference that no request has is not found', async () => {
  await expect(present('?sent=Q-0000-0000')).rejects.toMatchObject({ status: 404 })
})

test('what does not look like a reference is not repeated', async () => {
  for (const text of ['<b>', 'Q-7K3M', 'Q-7K3M-92PX and more', 'q-7k3m-92px']) {
    expect((await present(`?sent=${encodeURIComponent(text)}`)).kind).toBe('form')
  }
})

test('in Arabic all of it is Arabic', async () => {
  const shown = await presentForm('?procedure=hip-replacement', 'ar')
  expect(shown.heading).toBe('اطلب عرض سعر')
  const words = shown.steps.flatMap(({ title, progress, fields }) => [
    title,
    progress,
    ...fields.map(({ label }) => label),
  ])
  for (const text of words) expect(text).toMatch(/[\u0600-\u06ff]/)
})

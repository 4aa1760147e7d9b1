// A provider that also writes German, though the site itself has none: what the API and the pages' loaders answer in it.
import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { presentHome } from '#web/areas/home/present-home.server.ts'
import { presentLegal } from '#web/areas/legal/present-legal.server.ts'
import { type ProcedureText, presentProcedure } from '#web/areas/procedures/present-procedure.server.ts'
import { ProcedureHero } from '#web/areas/procedures/procedure-hero.tsx'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { presentLanguages } from '#web/layouts/present-languages.server.ts'
import { readVisitor } from '#web/page/visitor.ts'
import { presentPackages } from '#web/site/present-packages.server.ts'

let api: SampleApi
const languages = ['en', 'ar', 'de']

beforeAll(async () => {
  api = await openSampleApi()
  const { id, company, about } = api.provider
  await api.database.directory(async (transaction) => {
    const headline = { ...about.headline, de: 'Behandlung am Wasser' }
    await transaction
      .update(providers)
      .set({ languages, about: { ...about, headline } })
      .where(eq(providers.id, id))
    expect(company.name).not.toHaveProperty('de')
  })
  await api.database.forProvider(id, async (scope) => {
    const name = { en: 'Hip replacement', ar: 'استبدال مفصل الورك', de: 'Hüftersatz' }
    await scope.update(procedures, { name }, eq(procedures.slug, 'hip-replacement'))
    await scope.update(packages, { summary: { en: 'All in one.', de: 'Alles in einem.' } })
    await scope.update(practitioners, { biography: { en: 'Operates.', de: 'Operiert.' } })
  })
})

afterAll(() => api.close())

const json = async (path: string) => (await api.get(path)).json()

/** The page of a visitor who asks for a language as a browser does. */
function pageFor(acceptLanguage: string) {
  const rules = {
    providerLanguages: languages,
    providerCurrency: 'EUR',
    hasRate: () => true,
    guessCurrency: () => undefined,
  }
  const headers = { 'accept-language': acceptLanguage }
  return samplePage(api, readVisitor(new Request(siteOrigin, { headers }), rules))
}

const drawHero = (procedure: ProcedureText) =>
  createElement(
    MemoryRouter,
    null,
    createElement(
      TextsProvider,
      { value: { t: translatorOf('en'), language: 'en' } },
      createElement(ProcedureHero, { procedure }),
    ),
  )

test.each(['de', 'de-AT', 'DE-ch'])('texts come in German where there are some, asked for as %s', async (language) => {
  const hip = await json(`/api/procedures/hip-replacement?language=${language}`)
  expect(hip).toMatchObject({ name: 'Hüftersatz', summary: 'A worn joint is replaced.' })
  const { packages: found } = await json(`/api/packages?language=${language}`)
  expect(found[0]).toMatchObject({ summary: 'Alles in einem.' })
  const { practitioners: people } = await json(`/api/practitioners?language=${language}`)
  expect(people[0]).toMatchObject({ biography: 'Operiert.' })
  const provider = await json(`/api/provider/clinic.test?language=${language}`)
  expect(provider).toMatchObject({ name: 'Harbour Clinic', about: { headline: 'Behandlung am Wasser' } })
})

test('texts come in the first language for readers of one that nothing is written in, and no others change', async () => {
  expect(await json('/api/procedures/hip-replacement?language=fr')).toMatchObject({ name: 'Hip replacement' })
  expect(await json('/api/procedures/hip-replacement?language=en')).toMatchObject({ name: 'Hip replacement' })
  expect(await json('/api/procedures/hip-replacement?language=ar')).toMatchObject({ name: 'استبدال مفصل الورك' })
})

test('422 for what names no language', async () => {
  const response = await api.get('/api/procedures?language=german')
  expect(response.status).toBe(422)
  expect((await readProblem(response)).errors).toMatchObject([{ path: 'language' }])
})

test('pages have German words of the clinic within English ones of the site', async () => {
  const page = await pageFor('de-AT,ar;q=0.5')
  expect(page.visitor).toEqual({ language: 'en', contentLanguage: 'de', currency: 'EUR' })
  const procedure = await presentProcedure(page, 'hip-replacement')
  expect(procedure).toMatchObject({
    name: 'Hüftersatz',
    summary: 'A worn joint is replaced.',
    reviewedOn: '1 October 2026',
  })
  expect(procedure.title).toContain('Hüftersatz')
  expect(procedure.practitioners[0]).toMatchObject({ biography: 'Operiert.' })
  const { packages: shown } = await presentPackages(page, new URL('/packages', siteOrigin))
  expect(shown[0]).toMatchObject({ summary: 'Alles in einem.', procedure: { name: 'Hüftersatz' } })
  const home = await presentHome(page)
  expect(home).toMatchObject({ headline: 'Behandlung am Wasser', introduction: 'A small clinic with four operations.' })
  expect(home.allPrices).toBe('See all 4 prices')
})

test('what is in another language than its page is marked, each text with its own', async () => {
  const german = await pageFor('de')
  const hip = await presentProcedure(german, 'hip-replacement')
  expect(hip).toMatchObject({ named: { lang: 'de', dir: 'ltr' }, written: {} })
  expect(renderToStaticMarkup(drawHero(hip))).toContain('<h1 lang="de" dir="ltr">Hüftersatz</h1>')
  const arabic = await pageFor('ar')
  expect(await presentProcedure(arabic, 'hip-replacement')).toMatchObject({ named: {} })
  expect(await presentLegal('privacy-policy', arabic)).toMatchObject({ written: { lang: 'en', dir: 'ltr' } })
})

test('English and Arabic pages stay as they were', async () => {
  const english = await pageFor('fr,en;q=0.5')
  expect(english.visitor).toEqual({ language: 'en', currency: 'EUR' })
  expect(await presentProcedure(english, 'hip-replacement')).toMatchObject({ name: 'Hip replacement' })
  const arabic = await pageFor('ar-EG,de;q=0.5')
  expect(arabic.visitor).toEqual({ language: 'ar', currency: 'EUR' })
  expect(await presentProcedure(arabic, 'hip-replacement')).toMatchObject({ name: 'استبدال مفصل الورك' })
})

test('every language of the clinic can be chosen by its own name', async () => {
  const offered = presentLanguages(await pageFor('de'))
  expect(offered).toEqual([
    { code: 'en', name: 'English', label: 'English: Show this page in English', isPresent: false },
    { code: 'ar', name: 'العربية', label: 'العربية: Show this page in Arabic', isPresent: false },
    { code: 'de', name: 'Deutsch', label: 'Deutsch: Show this page in German', isPresent: true },
  ])
})

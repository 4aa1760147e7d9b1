// Patients at the desk: what they shared is opened, a discharge record is handed over, the flight is released, and they read who looked.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { staffPerson } from './at-the-desk.ts'
import { firstProvider, fromElsewhere } from './product.ts'
import { sendOffer } from './provider-desk.ts'
import { expect, type Person, test } from './signed-in.ts'
import { sidewaysOverflow, viewportsOf } from './viewports.ts'

/** As the form would send it. @returns its reference */
async function sendRequest(page: Page, { email, name }: Person): Promise<string> {
  const data = {
    procedure: 'rhinoplasty',
    need: 'I would like to breathe better.',
    flexibility: 'weeks',
    companions: 1,
  }
  const answer = await page.request.post('/api/quotes', {
    headers: fromElsewhere(),
    data: { ...data, currency: 'USD', name, email, language: 'en', consent: true },
  })
  return ((await answer.json()) as { reference: string }).reference
}

/** A document of theirs, shown to a practitioner. */
async function shareDocument(page: Page): Promise<void> {
  const agree = (purpose: string) =>
    page.request.post('/api/client/consents/set', {
      data: { purpose, isGiven: true, version: purpose === 'sharing' ? '2026-11-22' : '2026-11' },
    })
  for (const purpose of ['health-data', 'sharing']) expect((await agree(purpose)).ok()).toBe(true)
  const content = Buffer.from('%PDF-1.7\nknee')
  const tus = { 'tus-resumable': '1.0.0' }
  const named = { 'upload-metadata': `filename ${Buffer.from('Knee.pdf').toString('base64')}` }
  const begun = await page.request.post('/api/client/document/upload', {
    headers: { ...tus, ...named, 'upload-length': String(content.length) },
  })
  const url = begun.headers()['location'] ?? ''
  const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  expect((await page.request.patch(url, { headers, data: content })).status()).toBe(204)
  const added = await page.request.post('/api/client/document/add', { data: { url, kind: 'x-ray' } })
  const { id } = (await added.json()) as { id: string }
  const { practitioners } = (await (await page.request.get('/api/practitioners')).json()) as {
    practitioners: { slug: string }[]
  }
  const share = { practitioner: practitioners[0]?.slug, documents: [id], purpose: 'Is it ready?' }
  expect((await page.request.post('/api/client/share/add', { data: share })).ok()).toBe(true)
}

async function checkDresses(page: Page): Promise<void> {
  for (const viewport of viewportsOf(0)) {
    await page.context().addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    expect(await sidewaysOverflow(page), `on a ${viewport.name}`).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
}

test('what a patient shared is opened, a record handed over, the flight released; they see all of it, and who looked', async ({
  profile: patient,
  signedIn,
  browser,
}) => {
  test.slow()
  const reference = await sendRequest(patient, signedIn)
  await patient.goto('/profile/procedures')
  await shareDocument(patient)
  await sendOffer(reference)
  const accept = { reference, version: 1, language: 'en' }
  expect((await patient.request.post('/api/client/quote/accept', { data: accept })).ok()).toBe(true)
  const desk = await (await browser.newContext({ baseURL: firstProvider, reducedMotion: 'reduce' })).newPage()
  await staffPerson(desk, { roles: ['coordinator', 'clinician', 'owner'] })

  await desk.getByRole('link', { name: 'Patients' }).click()
  await expect(desk.getByRole('heading', { name: 'Patients', level: 1 })).toBeVisible()
  await desk.getByLabel('Name, email, phone, procedure, hotel or reference').fill(reference)
  await desk.getByRole('button', { name: 'Find' }).click()
  const found = desk.getByRole('list', { name: 'Patients' }).getByRole('link')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(desk.getByRole('heading', { name: signedIn.name, level: 1 })).toBeVisible()
  expect(desk.url()).not.toMatch(/amal|haddad|patient\.example/i)
  const shown = await desk.getByRole('link', { name: 'Open Knee.pdf' }).getAttribute('href')
  expect(await (await desk.request.get(shown ?? '')).text()).toContain('knee')

  await desk.getByLabel('May fly from').fill('2028-01-22')
  await desk.getByLabel('For the patient and the airline (optional)').fill('Aisle seat.')
  const release = desk.getByRole('button', { name: 'Release and tell the patient' })
  await release.click()
  const question = desk.getByRole('group', { name: 'The patient may fly from 22 January 2028. Tell them?' })
  await question.getByRole('button', { name: 'Not yet' }).click()
  await release.click()
  await question.getByRole('button', { name: 'Release and tell the patient' }).click()
  await expect(desk.getByText('Released. The patient sees it')).toBeVisible()
  const record = { name: 'Discharge.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 record') }
  await desk.getByLabel('File', { exact: true }).setInputFiles(record)
  await desk.getByRole('button', { name: 'Add and tell the patient' }).click()
  await expect(desk.getByText('It is with the patient’s documents now.')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Open Discharge.pdf' })).toBeVisible()
  await checkDresses(desk)
  await desk.goto('/desk/figures')
  await checkDresses(desk)

  await patient.goto('/profile')
  await expect(patient.getByRole('heading', { name: 'You may fly from 22 January 2028' })).toBeVisible()
  await expect(patient.getByText('Aisle seat.')).toBeVisible()
  await patient.goto('/profile/documents')
  await expect(patient.getByText('Discharge.pdf').first()).toBeVisible()
  await patient.goto('/profile/setting#access')
  await patient.locator('#access').getByRole('button').click()
  await expect(patient.getByText(/opened .*Knee\.pdf.*You had shared it\./).first()).toBeVisible()
  await expect(patient.getByText(/wrote down from which day you may fly\./).first()).toBeVisible()
})

// The documents of a client, in a browser against the whole product: sent through cut lines and reloads, seen, opened, shared and deleted.
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { firstProvider, fromElsewhere } from './product.ts'
import { sendOffer } from './provider-desk.ts'
import { expect, test } from './signed-in.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const list = (page: Page) => part(page, 'What you have here')
const onTheirWay = (page: Page) => page.getByRole('list', { name: 'On their way' })

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A page with a word on it; filled up to some length by a comment. */
function pdf(name: string, padding = 0): ChosenFile {
  const stream = 'BT /F1 24 Tf 30 340 Td (Knee) Tj ET'
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>>>`,
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj${object}endobj\n`
    return String(offset).padStart(10, '0')
  })
  if (padding > 0) body += `%${'x'.repeat(padding)}\n`
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  body += `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') }
}

async function choose(page: Page, button: Locator, ...files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}
const chooseFiles = (page: Page, ...files: ChosenFile[]) =>
  choose(page, page.getByRole('button', { name: 'Choose files' }), ...files)

const agree = (page: Page) => page.getByRole('button', { name: 'Agree and send' }).click()

/** What the browser says of lines that a journey cuts, and of what the server refuses. */
test.use({ allowedMessage: /Failed to load resource|ERR_/ })

test('several at once: nothing leaves before the consent, a page called .pdf is refused, the rest is seen, opened and deleted', async ({
  profile: page,
  context,
}) => {
  await page.goto('/profile/documents')
  await expect(list(page)).toContainText('Nothing yet.')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/document/upload')) sent.push(request.method())
  })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await chooseFiles(
    page,
    pdf('blood test.pdf'),
    { name: 'knee.png', mimeType: 'image/png', buffer: picture },
    { name: 'trick.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('0000') },
  )
  const question = page.getByRole('group', { name: 'Before the first file leaves your device' })
  await expect(question).toBeFocused()
  await expect(page.getByLabel('Kind of blood test.pdf')).toHaveValue('lab-result')
  await page.getByLabel('Kind of knee.png').selectOption('X-ray')
  expect(sent).toEqual([])
  await agree(page)
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expect(list(page).getByRole('listitem').filter({ hasText: 'knee.png' })).toContainText('X-ray')
  await expect(list(page).getByRole('listitem').filter({ hasText: 'blood test.pdf' })).toContainText(
    'Laboratory result',
  )
  // Drawn from what is in them.
  for (const shown of await list(page).locator('img').all()) {
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(list(page).locator('img')).toHaveCount(2)
  await expect(onTheirWay(page).getByRole('listitem').filter({ hasText: 'trick.pdf' })).toContainText(
    'Files of this type are not taken, whatever their name.',
  )
  await page.getByRole('button', { name: 'Remove: trick.pdf' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()
  const popup = context.waitForEvent('page')
  await list(page).getByRole('button', { name: 'Open knee.png' }).click()
  const shown = await popup
  await expect(shown.locator('img')).toBeVisible()
  await shown.close()
  await list(page).getByRole('button', { name: 'Delete knee.png' }).click()
  await expect(list(page).getByRole('button', { name: 'Keep it' })).toBeFocused()
  await list(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(list(page).getByText('knee.png is deleted.')).toBeFocused()
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

test('a cut line and a reload half-way cost nothing: the same upload goes on to its end, also while another page is read', async ({
  profile: page,
  context,
}) => {
  // Four pieces of 4 MB at most; before the second the line breaks.
  const scan = pdf('knee scan.pdf', 12_500_000)
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/document/upload')) begun.push(request.url())
  })
  let isCut = true
  let hasRunOut = false
  await page.route('**/document/upload/*', async (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? 0)
    // The sign-in runs out with the first piece: it is renewed on the way, and nobody notices.
    if (!hasRunOut) {
      hasRunOut = true
      return route.fulfill({ status: 401 })
    }
    if (isCut && route.request().method() === 'PATCH' && offset > 0) await route.abort()
    else await route.continue()
  })
  await page.goto('/profile/documents')
  await chooseFiles(page, scan)
  await agree(page)
  const row = onTheirWay(page).getByRole('listitem')
  await expect(row).toContainText('No connection to the server at 31 %. It goes on by itself.')
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '31')
  // What the browser keeps says nothing of what is in the file.
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).toContain('/api/client/document/upload/')
  expect(kept).not.toContain('knee')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(row).toContainText('Choose the same file again to go on at 31 %.')
  await choose(page, row.getByRole('button', { name: 'Choose the file: knee scan.pdf' }), pdf('other.pdf', 12_500_001))
  await expect(row).toContainText('This is another file.')
  await choose(page, row.getByRole('button', { name: 'Choose the file: knee scan.pdf' }), scan)
  await expect(row).toContainText('No connection to the server at 31 %.')
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  isCut = false
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await expect(list(page).getByRole('listitem')).toContainText('knee scan.pdf')
  await expect(row).toHaveCount(0)
  expect(begun.length).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('uploads')))).toEqual([])
})

test('a share says who sees what until when, outlives a reload, and ends at once', async ({ profile: page }) => {
  await page.goto('/profile/documents')
  await chooseFiles(page, pdf('knee report.pdf'))
  await agree(page)
  const sharing = part(page, 'Who may see them')
  await sharing.getByRole('button', { name: 'Share documents' }).click()
  const first = sharing.getByRole('checkbox', { name: 'knee report.pdf' })
  await expect(first).toBeFocused()
  await sharing.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(sharing.getByText('Choose at least one document')).toBeVisible()
  await expect(first).toBeFocused()
  await first.check()
  await sharing.getByLabel('With whom').selectOption({ index: 1 })
  await sharing.getByLabel('What for (if you like)').fill('A second opinion on my knee')
  await sharing.getByLabel('For how long').selectOption('30 days')
  // Nothing typed is lost.
  await page.reload()
  await sharing.getByRole('button', { name: 'Share documents' }).click()
  await expect(sharing.getByLabel('What for (if you like)')).toHaveValue('A second opinion on my knee')
  await sharing.getByRole('checkbox', { name: /^I agree/ }).check()
  await sharing.getByRole('button', { name: 'Share', exact: true }).click()
  const row = sharing.getByRole('listitem').filter({ hasText: 'can be seen' })
  await expect(row).toContainText('knee report.pdf')
  await expect(row).toContainText('For: \u2068A second opinion on my knee\u2069')
  await expect(row).toContainText('until')
  await page.reload()
  await row.getByRole('button', { name: /^End now/ }).click()
  await row.getByRole('button', { name: 'End now', exact: true }).click()
  await expect(sharing.getByText('You ended it on')).toBeVisible()
  await expect(sharing.getByRole('button', { name: /^End now/ })).toHaveCount(0)
})

test('the page is right in either viewport: empty, asking, with documents, a share and a failure', async ({
  profile: page,
  context,
}) => {
  const isRight = async () => {
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
  await countShifts(page)
  for (const [at, viewport] of viewportsOf(0).entries()) {
    await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
    await page.setViewportSize({ width: viewport.width, height: viewport.height })
    await page.emulateMedia({ colorScheme: viewport.scheme })
    await page.goto('/profile/documents', { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('dir', viewport.language === 'ar' ? 'rtl' : 'ltr')
    expect(await shifts(page)).toBeLessThan(invisibleShift)
    await isRight()
    const adding = page.getByRole('main').getByRole('region').first()
    const long = `a very long name of a file without any place to break it ${'x'.repeat(80)}.pdf`
    await choose(page, adding.locator('button').first(), pdf(long), { ...pdf('film.mp4'), mimeType: 'video/mp4' })
    if (at === 0) {
      await isRight()
      await agree(page)
    }
    const documents = page.getByRole('main').getByRole('region').nth(1).getByRole('listitem')
    await expect(documents).toHaveCount(at + 1)
    const sharing = page.getByRole('main').getByRole('region').nth(2)
    await sharing.getByRole('button').last().click()
    await sharing.locator('button[type=submit]').click()
    await documents.first().getByRole('button').last().click()
    await isRight()
  }
})

test('what the clinic asked for is done once the practitioner who asked can see it, in the step in which it is added', async ({
  profile: page,
  signedIn,
}) => {
  const answer = await page.request.post('/api/quotes', {
    headers: fromElsewhere(),
    data: {
      procedure: 'rhinoplasty',
      need: 'I would like to breathe better.',
      currency: 'USD',
      name: signedIn.name,
      email: signedIn.email,
      language: 'en',
      consent: true,
    },
  })
  const { reference } = (await answer.json()) as { reference: string }
  const { practitioners } = (await (await page.request.get('/api/practitioners')).json()) as {
    practitioners: { slug: string; name: string }[]
  }
  const [who] = practitioners
  if (!who) throw new Error('the clinic has nobody')
  await sendOffer(reference, { practitioner: who.slug, documents: ['lab-result'] })
  await page.goto('/profile/documents')
  await choose(page, page.getByRole('button', { name: 'Add it: Laboratory result' }), pdf('blood.pdf'))
  await agree(page)
  const share = page.getByRole('button', { name: new RegExp(`Share with .*${who.name}`) })
  await expect(share).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('added, not shared yet')).toBeVisible()
  await page.goto('/profile/documents')
  await share.click()
  await expect(page.getByRole('checkbox', { name: 'blood.pdf' })).toBeChecked()
  await expect(page.getByLabel(/^With whom/)).toHaveValue(who.slug)
  await page.getByRole('checkbox', { name: /I agree|consent/i }).check()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(share).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText('No document is wanted from you just now.')).toBeVisible()
})

// The client's own details in a browser: every kind of field saves itself when it is left, and nothing that was typed is lost.
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './signed-in.ts'

/** What somebody typed stands between marks that keep it in its own direction. */
const said = (value: string) => `\u2068${value}\u2069`

const group = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true })
/** The number of the client, not that of whom to call in an emergency. */
const ownPhone = (page: Page): Locator => page.locator('form', { has: page.locator('[autocomplete=tel-national]') })

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/profile/me')
  await expect(page.getByText(signedIn.email).first()).toBeVisible()
})

test('each field and each small group is saved when it is left or on Enter, says what changed, and is there after a reload', async ({
  page,
}) => {
  await page.getByLabel('First name').fill('Amal Noor')
  await page.getByLabel('Last name').focus()
  await expect(page.getByText(`First name: from ${said('Amal')} to ${said('Amal Noor')}.`)).toBeVisible()
  // The frame beside it follows.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Amal Noor Haddad' })).toBeVisible()

  const phone = ownPhone(page)
  await phone.getByLabel('Country of the number').selectOption('AE')
  await phone.getByLabel('Phone number').fill('050 123 4567')
  await page.keyboard.press('Enter')
  await expect(phone.getByRole('status')).toContainText('+971501234567')

  const address = group(page, 'Address')
  await address.getByLabel('Street and number').fill('Sample Street 12')
  await address.getByLabel('Town or city').fill('Dubai')
  await address.getByLabel('Country').selectOption('AE')
  await page.keyboard.press('Enter')
  await expect(address.getByRole('status')).toContainText('Country: United Arab Emirates')

  const contact = group(page, 'Emergency contact')
  await contact.getByLabel('Name').fill('Huda Haddad')
  await contact.getByLabel('Country of the number').selectOption('GB')
  await contact.getByLabel('Phone number').fill('020 7946 0958')
  await page.keyboard.press('Enter')
  await expect(contact.getByRole('status')).toContainText('+442079460958')

  const passport = group(page, 'Passport')
  await passport.getByLabel('Valid until').fill('2031-05-12')
  await page.keyboard.press('Enter')
  await expect(passport.getByRole('status')).toContainText('12 May 2031')

  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.keyboard.type('Omar')
  await page.keyboard.press('Enter')
  await expect(group(page, 'Person 1').getByRole('status')).toContainText('Saved')

  await page.getByLabel('Show prices in').selectOption('GBP')
  await expect(page.getByText(/^Saved: prices are shown in British Pound/)).toBeVisible()
  // The prices of every page are in it.
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP')

  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Amal Noor')
  await expect(ownPhone(page).getByLabel('Phone number')).toHaveValue('050 123 4567')
  await expect(group(page, 'Address').getByLabel('Street and number')).toHaveValue('Sample Street 12')
  await expect(group(page, 'Emergency contact').getByLabel('Phone number')).toHaveValue('020 7946 0958')
  await expect(group(page, 'Passport').getByLabel('Valid until')).toHaveValue('2031-05-12')
  await expect(group(page, 'Person 1').getByLabel('Name')).toHaveValue('Omar')

  // The last change can be taken back, and so can a removal.
  await page.getByLabel('Last name').fill('Hadad')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Last name: from ${said('Haddad')} to ${said('Hadad')}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad')
  await expect(page.getByText(`Last name: from ${said('Hadad')} to ${said('Haddad')}.`)).toBeVisible()
  await expect(page.locator(':focus')).toHaveText(/Last name: from/)
  await page.getByRole('button', { name: 'Remove Omar' }).click()
  await expect(page.getByText(`${said('Omar')} is off the list.`)).toBeVisible()
})

test.describe('what cannot be saved yet', () => {
  test.use({ allowedMessage: /net::ERR|status of 422|api call failed|piece not loaded|dynamically imported module/ })

  test('stays as it was typed: refused, without a line, through a reload, and is gone with whoever signs out', async ({
    page,
    context,
    signedIn,
  }) => {
    const phone = ownPhone(page)
    await phone.getByLabel('Country of the number').selectOption('AE')
    await phone.getByLabel('Phone number').fill('12')
    await page.keyboard.press('Enter')
    await expect(phone.getByText('This is no number of that country.')).toBeVisible()
    await expect(phone.getByLabel('Phone number')).toBeFocused()
    await expect(phone.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')

    await context.setOffline(true)
    const address = group(page, 'Address')
    await address.getByLabel('Town or city').fill('Sharjah')
    await page.keyboard.press('Enter')
    await expect(address.getByText('Not saved yet. What you typed stays here.')).toBeVisible()
    await expect(address.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    // By itself, now that there is a line again.
    await expect(address.getByText(`Town or city: ${said('Sharjah')}.`)).toBeVisible()

    await page.reload()
    await expect(phone.getByLabel('Phone number')).toHaveValue('12')
    await expect(phone.getByText('You typed this before. It is not saved yet.')).toBeVisible()
    await expect(address.getByLabel('Town or city')).toHaveValue('Sharjah')

    await page.goto('/auth/logout')
    await expect(page).toHaveURL(/\/auth\/login/)
    // The login comes as a document of its own: while it does, nobody can look.
    await expect(async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('details'))).toBeNull()
    }).toPass()
    await signIn(page, signedIn)
    await page.goto('/profile/me')
    await expect(phone.getByLabel('Phone number')).toHaveValue('')
  })
})

test('a picture is cut by keyboard, sent as a small square, shown beside every page, and removed', async ({ page }) => {
  const picture = page.getByRole('group', { name: 'Your picture' })
  await picture.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await expect(page.getByRole('application', { name: 'Your picture. Move it with the arrow keys.' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel('Size').focus()
  await page.keyboard.press('ArrowRight')
  const sent = page.waitForRequest('**/api/client/picture')
  await picture.getByRole('button', { name: 'Save the picture' }).press('Enter')
  const body = (await sent).postDataBuffer()
  expect(body?.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await expect(picture.getByText('Your picture is saved.')).toBeFocused()
  await expect(page.locator('main img[src^="/api/client/picture/"]')).toHaveCount(2)
  await picture.getByRole('button', { name: 'Remove the picture' }).click()
  await picture.getByRole('group').getByRole('button', { name: 'Remove the picture' }).click()
  await expect(picture.getByText('Your picture is removed.')).toBeVisible()
  await expect(page.locator('main img[src^="/api/client/picture/"]')).toHaveCount(0)
})

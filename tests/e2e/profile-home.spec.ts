// The first page of the profile, and the way to the others: for somebody who has just come, and when the server cannot say.
import { expect, test } from './signed-in.ts'

const way = {
  Overview: '/profile',
  'My details': '/profile/me',
  Procedures: '/profile/procedures',
  Documents: '/profile/documents',
  Settings: '/profile/setting',
}

test('somebody who has just come is asked where to begin, and finds the way to every page of the profile by keyboard', async ({
  profile: page,
  signedIn,
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Where would you like to begin?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote')
  await expect(page.getByText(signedIn.name)).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'My account' })
  for (const [name, path] of Object.entries(way)) {
    await nav.getByRole('link', { name }).press('Enter')
    await expect(page).toHaveURL(path)
    await expect(nav.locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  const titles = await page.title()
  expect(titles).toMatch(/^Settings \| /)
})

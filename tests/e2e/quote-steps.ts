// The steps of the quote form in the journeys: the way from one to the next, followed until the next one is there.
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Presses Next and waits for the step after it: each step has a button of that name, and a click on one that leaves finds it hidden for ever. */
export async function nextStep(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  // Until the page works there is no such button, and more than one step may be in sight.
  await expect(next).toBeVisible()
  const shown = await page
    .getByText(/^Step \d of 4$/)
    .filter({ visible: true })
    .innerText()
  const step = Number(/\d/.exec(shown)?.[0])
  await next.click()
  await expect(page.getByText(`Step ${step + 1} of 4`)).toBeVisible()
}

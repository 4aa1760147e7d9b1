// What the journeys around a page share: a page that works, and answers that wait until they are let go.
import type { Page, Route } from '@playwright/test'
import { expect } from './product.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Until then its links load documents. */
export const works = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-page', 'success')

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await works(page)
}

/** Nothing is fetched ahead for those who save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })

/** Answers to what pages are made of wait until they are let go. */
export async function hold(page: Page) {
  const waiting: Route[] = []
  let isHeld = true
  await page.route('**/_payload.json*', async (route) => {
    if (isHeld) waiting.push(route)
    else await route.continue()
  })
  return {
    addresses: () => waiting.map((route) => new URL(route.request().url()).pathname),
    letGoOne: async () => waiting.shift()?.continue(),
    letGo: async () => {
      isHeld = false
      // Some were given up meanwhile.
      for (const route of waiting.splice(0)) await route.continue().catch(() => {})
    },
  }
}

// The matrix of viewport, language and theme that pages are looked at in, and what must not happen in any of them.
import type { Page } from '@playwright/test'

const phone = { name: 'phone, English, light', width: 390, height: 844, language: 'en', scheme: 'light' } as const
const smallPhone = { name: '320 px, Arabic, dark', width: 320, height: 700, language: 'ar', scheme: 'dark' } as const
const desk = { name: 'desk, English, light', width: 1440, height: 900, language: 'en', scheme: 'light' } as const
const arabicDesk = { name: 'desk, Arabic, dark', width: 1440, height: 900, language: 'ar', scheme: 'dark' } as const

/** Each of the two shows a page narrow and wide, from the left and from the right, light and dark; pages take them in turn. */
const pairs = [
  [phone, arabicDesk],
  [smallPhone, desk],
] as const

/** @param turn of the page among those that are looked at */
export const viewportsOf = (turn: number) => pairs[turn % 2 === 0 ? 0 : 1]

/** Sum of shifts below which nobody sees one. */
export const invisibleShift = 0.01

/** From the next page on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { sum: 0 }
    Object.assign(window, { countedShifts: counted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { countedShifts: { sum: number } }).countedShifts.sum)
}

/** Pixels that the page is wider than the screen. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

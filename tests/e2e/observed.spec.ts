// Of those who agreed, nothing leaves the browser that names a procedure or a person.
import { english } from '#texts/en.ts'
import { observe, settle } from './observe.ts'
import { expect, firstProvider, test } from './product.ts'

/** In the samples' addresses and names, and in what the journeys type. */
const telling = /\bhip\b|replacement|lasik|implant|rhinoplasty|gastric|jane|[?]q=|sent=/i

test.describe('after a yes', () => {
  test.use({ consent: 'yes' })

  test('facts: "never on pages that name a procedure with a person": nothing leaves from the quote form', async ({
    page,
    context,
  }) => {
    const observed = await observe(context)
    await page.goto('/quote?procedure=hip-replacement')
    await settle(page)
    await page.getByRole('textbox').first().fill('Jane')
    await settle(page)
    expect(page.frames()).toHaveLength(1)
    expect(observed.requests).toEqual([])
  })

  test.describe('when a script fails on it', () => {
    test.use({ allowedMessage: /Jane/ })

    test('facts: the same when it is reached from a page that is observed', async ({ page, context }) => {
      const observed = await observe(context)
      await page.goto('/contact')
      await observed.until((seen) => seen.views().length === 1)
      await observed.until((seen) => seen.reports('transaction').length > 0)
      await page.getByRole('banner').getByRole('link', { name: english['shell.quote'] }).click()
      await expect(page).toHaveURL(/\/quote/)
      await expect(page.getByRole('textbox').first()).toBeVisible()
      const before = observed.requests.length
      await page.getByRole('textbox').first().fill('Jane')
      await page.evaluate(() => setTimeout(() => Promise.reject(new Error('Jane')), 0)).catch(() => {})
      await settle(page)
      expect(observed.requests.slice(before)).toEqual([])
      expect(page.frames()).toHaveLength(1)
      expect(observed.views()).toEqual(['/contact'])
    })
  })

  test('suppliers: "route names, never procedure names, leave the browser"', async ({ page, context }) => {
    test.slow()
    const observed = await observe(context)
    await page.goto('/')
    for (const [at, name] of ['Procedures', 'Packages', 'Contact', 'Procedures'].entries()) {
      await observed.until((seen) => seen.views().length === at + 1)
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    }
    await page
      .getByRole('link', { name: /hip replacement/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /hip replacement/i })).toBeVisible()
    await observed.until((seen) => seen.views().length === 6)
    expect(observed.views()).toEqual([
      '/',
      '/procedures',
      '/packages',
      '/contact',
      '/procedures',
      '/procedures/{procedure}',
    ])
    expect(page.frames().map((frame) => frame.url())).toContain(`${firstProvider}/measure`)
    await page.goto('/procedures?q=hip')
    await observed.until((seen) => seen.views().length === 7)
    await settle(page)
    expect(observed.told()).not.toMatch(telling)
  })

  test('the tag finds nothing around it: no page, no address, no storage', async ({ page, context }) => {
    const observed = await observe(context)
    await page.goto('/procedures/hip-replacement')
    await observed.until((seen) => seen.prying().length > 0)
    expect(observed.prying()).toEqual([
      {
        own: `${firstProvider}/measure`,
        referrer: '',
        parent: 'SecurityError',
        top: 'SecurityError',
        storage: 'SecurityError',
        cookie: '',
      },
    ])
  })

  test('spec 7: "error reporting with full trace sampling": traces are named by the pattern, with nothing about their parts', async ({
    page,
    context,
  }) => {
    const observed = await observe(context)
    await page.goto('/procedures/hip-replacement')
    await observed.until((seen) => seen.reports('transaction').length > 0)
    const [trace] = observed.reports('transaction')
    expect(trace).toMatchObject({ transaction: '/procedures/{procedure}', contexts: { trace: { op: 'pageload' } } })
    expect(observed.told()).not.toMatch(telling)
  })

  test.describe('when a script fails', () => {
    test.use({ allowedMessage: /Jane/ })

    test('the report names the kind of error and the kind of page, and not what it says', async ({ page, context }) => {
      const observed = await observe(context)
      await page.goto('/procedures/hip-replacement')
      await observed.until((seen) => seen.reports('transaction').length > 0)
      await page.evaluate(() => {
        setTimeout(() => {
          throw new RangeError('Jane wants a hip replacement')
        }, 0)
      })
      await observed.until((seen) => seen.reports('event').length > 0)
      const [report] = observed.reports('event')
      expect(report).toMatchObject({
        transaction: '/procedures/{procedure}',
        exception: { values: [{ type: 'RangeError' }] },
      })
      expect(report).not.toHaveProperty('request')
      expect(observed.told()).not.toMatch(telling)
    })
  })

  test('spec 7: "Analytics session replay at 100 percent sampling": boxes without a word, sent before another page is shown', async ({
    page,
    context,
  }) => {
    const observed = await observe(context)
    await page.goto('/')
    await observed.until((seen) => seen.reports('transaction').length > 0)
    await page.getByRole('banner').getByRole('link', { name: 'Procedures', exact: true }).click()
    await observed.until((seen) => seen.reports('replay_event').length > 0)
    expect(observed.reports('replay_event')).toMatchObject([{ urls: ['/'] }])
    const recording = observed.recordings().join('\n')
    expect(recording).toContain('"tagName":"main"')
    expect(recording).not.toMatch(telling)
    expect(recording).not.toMatch(/"attributes":\{[^{}]*"(href|src|srcset|value|alt|title|id|name|aria-label)":/)
    for (const [, text = ''] of recording.matchAll(/"textContent":"([^"]*)"(?!,"isStyle")/g)) {
      expect(text.replaceAll('\\n', '')).toMatch(/^[*\s]*$/)
    }
  })

  test('facts: a page that names a procedure is never recorded', async ({ page, context }) => {
    const observed = await observe(context)
    await page.goto('/procedures/hip-replacement')
    await observed.until((seen) => seen.reports('transaction').length > 0)
    await page.mouse.wheel(0, 1_000)
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/contact/)
    await observed.until((seen) => seen.views().length === 2)
    await page.getByRole('banner').getByRole('link', { name: 'Packages', exact: true }).click()
    await observed.until((seen) => seen.reports('replay_event').length > 0)
    expect(observed.reports('replay_event').map(({ urls }) => urls)).toEqual([['/contact']])
  })
})

// Every screen and every step of signing in, in two viewports: nothing for axe to find, nothing that jumps or sticks out.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, firstProvider, test } from './product.ts'
import { heading, works } from './shell-page.ts'
import { countShifts, invisibleShift, shifts, sidewaysOverflow, viewportsOf } from './viewports.ts'

test.use({ allowedMessage: /status of 400/ })

const Session = 'a-session-of-at-least-twenty-letters'
const sent = { CODE_DELIVERY_DESTINATION: 'a***@p***', CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL' }
const challenge = (ChallengeName: string, ChallengeParameters: object = {}, more: object = {}) => ({
  status: 200,
  json: { ChallengeName, ChallengeParameters, Session, ...more },
})
const refusal = (__type: string, message = '') => ({ status: 400, json: { __type, message } })

/** What the pool could ask for at the beginning of a sign-in: each has a screen. */
const steps: { name: string; answer: ReturnType<typeof challenge | typeof refusal> }[] = [
  { name: 'a code by mail', answer: challenge('EMAIL_OTP', sent) },
  { name: 'a code by message', answer: challenge('SMS_OTP', { ...sent, CODE_DELIVERY_DESTINATION: '+*******4567' }) },
  { name: 'a code from an app', answer: challenge('SOFTWARE_TOKEN_MFA') },
  {
    name: 'where the code is to come from',
    answer: challenge('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' }),
  },
  {
    name: 'which second step to set up',
    answer: challenge('MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' }),
  },
  { name: 'an address for codes', answer: challenge('MFA_SETUP', { MFAS_CAN_SETUP: '["EMAIL_OTP"]' }) },
  { name: 'setting up an app', answer: challenge('MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }) },
  {
    name: 'a new password',
    answer: challenge('NEW_PASSWORD_REQUIRED', {
      requiredAttributes: '["userAttributes.given_name","userAttributes.phone_number"]',
      userAttributes: '{}',
    }),
  },
  {
    name: 'how to sign in',
    answer: challenge(
      'SELECT_CHALLENGE',
      {},
      { AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] },
    ),
  },
  { name: 'the password', answer: challenge('PASSWORD_SRP') },
  { name: 'the code of a new account', answer: refusal('UserNotConfirmedException', 'User is not confirmed.') },
  { name: 'a password to be set anew', answer: refusal('PasswordResetRequiredException') },
  { name: 'a failure', answer: refusal('NotAuthorizedException', 'Password attempts exceeded') },
]

const words = {
  en: { email: 'E-mail address', code: 'Send me a code by e-mail', send: 'Sign in' },
  ar: { email: 'البريد الإلكتروني', code: 'أرسلوا لي رمزًا بالبريد الإلكتروني', send: 'سجّل الدخول' },
}

async function expectRight(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCount(1)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

for (const viewport of viewportsOf(1)) {
  const { email, code, send } = words[viewport.language]

  test.describe(`on a ${viewport.name}`, () => {
    test.beforeEach(async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: viewport.language, url: firstProvider }])
      await page.setViewportSize({ width: viewport.width, height: viewport.height })
      await page.emulateMedia({ colorScheme: viewport.scheme })
    })

    for (const { name, answer } of steps) {
      test(`the step that asks for ${name} is right, and has the focus`, async ({ page }) => {
        await page.route('**/identity/', (route) => {
          const target = route.request().headers()['x-amz-target'] ?? ''
          if (target.endsWith('InitiateAuth')) return route.fulfill(answer)
          if (target.endsWith('AssociateSoftwareToken')) {
            return route.fulfill({ json: { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', Session } })
          }
          return route.fulfill({ json: { CodeDeliveryDetails: { Destination: 'a***@p***' } } })
        })
        await page.goto('/auth/login')
        await works(page)
        await page.getByLabel(email).fill('amal@patient.example')
        await page.getByRole('button', { name: code }).click()
        if (answer.json && 'message' in answer.json && answer.json.message.startsWith('Password')) {
          await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
        } else {
          await expect(page.getByRole('button', { name: code })).toBeHidden()
          // A step with a field has the focus there, one without on its heading.
          await expect(page.locator('main :focus')).toHaveCount(1)
        }
        await expectRight(page)
      })
    }

    test('empty fields are said, and the first of them has the focus', async ({ page }) => {
      await page.goto('/auth/login')
      await works(page)
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.getByLabel(email)).toBeFocused()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
      await expectRight(page)
    })

    test('nothing moves while the pages come alive', async ({ page }) => {
      await countShifts(page)
      for (const path of ['login', 'register', 'confirm-email', 'forgot-password', 'reset-password']) {
        await page.goto(`/auth/${path}`)
        await works(page)
        await page.waitForLoadState('networkidle')
        expect(await shifts(page), path).toBeLessThan(invisibleShift)
      }
    })
  })
}

// People for the journeys: made over the wire in a moment, and signed in there as well, or by the login where that is what a journey is about.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { bringSession, tokensOf } from './bring-session.ts'
import { codesTo, codeTo } from './mailbox.ts'
import { test as base, expect, firstProvider } from './product.ts'

export type Person = { email: string; password: string; name: string }

/** Asks the user pool something, as the library would. @throws Error with the pool's own words when it refuses */
export async function askPool(
  request: APIRequestContext,
  action: string,
  body: object,
  origin = firstProvider,
): Promise<Record<string, unknown>> {
  const answer = await request.post(`${origin}/identity/`, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    data: JSON.stringify(body),
  })
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** The application of the pool that a site signs in by. */
export async function clientIdAt(request: APIRequestContext, origin: string): Promise<string> {
  const config = await request.get(`${origin}/api/provider/user-pool-config/${new URL(origin).host}`)
  const { data } = (await config.json()) as { data: { userPoolClientId: string } }
  return data.userPoolClientId
}

const newAddress = () => `amal.${randomUUID().slice(0, 8)}@patient.example`

/**
 * Someone who has an account and has confirmed the address of it.
 * @param place of a product that a journey started for itself: its origin, and the folder of its mails; an address to use again
 */
export async function newPerson(
  request: APIRequestContext,
  { origin = firstProvider, outbox, email = newAddress() }: { origin?: string; outbox?: string; email?: string } = {},
): Promise<Person> {
  const password = 'quiet harbour 7'
  const ClientId = await clientIdAt(request, origin)
  const attributes = { email, given_name: 'Amal', family_name: 'Haddad' }
  const before = (await codesTo(email, outbox)).length
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  await askPool(request, 'SignUp', { ClientId, Username: email, Password: password, UserAttributes }, origin)
  const ConfirmationCode = await codeTo(email, before + 1, outbox)
  await askPool(request, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode }, origin)
  return { email, password, name: 'Amal Haddad' }
}

/** The first step of a sign-in over the wire. */
export async function beginSignIn(
  request: APIRequestContext,
  { email, password }: Person,
  origin = firstProvider,
): Promise<{ ClientId: string; answer: Record<string, unknown> }> {
  const ClientId = await clientIdAt(request, origin)
  const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: password }
  const answer = await askPool(request, 'InitiateAuth', { ClientId, AuthFlow: 'USER_AUTH', AuthParameters }, origin)
  return { ClientId, answer }
}

/** Signs somebody in without the login: for journeys that begin behind it. */
export async function arriveSignedIn(page: Page, person: Person): Promise<void> {
  const { ClientId, answer } = await beginSignIn(page.request, person)
  await bringSession(page.context(), page.request, tokensOf(ClientId, answer))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
}

/** Types address and password at the login; what comes after them is the journey's. */
export async function typeCredentials(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** By the login. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await typeCredentials(page, person)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
}

type SignedIn = {
  /** How `signedIn` came in: by the login where a journey is about the session that it makes. */
  arrival: 'over the wire' | 'by the login'
  person: Person
  signedIn: Person
  profile: Page
}

/** `person` has an account; `signedIn` is the same, and `page` is at their profile, as is `profile`. */
export const test = base.extend<SignedIn>({
  arrival: ['over the wire', { option: true }],
  person: async ({ request }, use) => use(await newPerson(request)),
  signedIn: async ({ page, person, arrival }, use) => {
    await (arrival === 'by the login' ? signIn : arriveSignedIn)(page, person)
    await use(person)
  },
  profile: async ({ page, signedIn }, use) => {
    await expect(page.getByText(signedIn.email).first()).toBeVisible()
    await use(page)
  },
})

export { expect }

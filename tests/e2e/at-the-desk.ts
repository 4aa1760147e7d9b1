// The provider's own people in the browser journeys: made over the wire in a moment, with an app for codes, and signed in there as well, or by the login.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { Client } from 'pg'
import { type StaffRole, staffRoles } from '#kernel/who-may-do.ts'
import { totpAt } from '#tests/support/totp.ts'
import { bringSession, type Tokens, tokensOf } from './bring-session.ts'
import { databaseVariable, expect, firstProvider } from './product.ts'
import { askPool, beginSignIn, newPerson, type Person, typeCredentials } from './signed-in.ts'

export type StaffPerson = Person & {
  /** Of their app, in base 32. */
  secret: string
  /** As colleagues know them: what an item is assigned to. */
  id: string
}

/** Of the sign-in that set their app up. */
type NewStaff = StaffPerson & { tokens: Tokens }

type Given = {
  /** All of them where nothing else is said. */
  roles?: StaffRole[]
  name?: string
  /** Of a product that a journey started for itself: the folder of its mails, and its database. */
  origin?: string
  outbox?: string
  databaseUrl?: string
}

/** Somebody of the clinic's people, signed in: `page` is at the first page of the desk that their roles open. */
export async function staffPerson(page: Page, given: Given = {}): Promise<StaffPerson> {
  const person = await newStaff(page.request, given)
  await arriveAtDesk(page, person, given.origin)
  return person
}

/** The sign-in that set somebody's app up, taken along into a browser. */
export async function arriveAtDesk(page: Page, { tokens }: NewStaff, origin = firstProvider): Promise<void> {
  await bringSession(page.context(), page.request, tokens, origin)
  await page.goto(`${origin}/desk`)
  await expectDesk(page)
}

/** Somebody who has an account, an app for codes, and a place on the provider's list; not signed in anywhere. */
export async function newStaff(request: APIRequestContext, given: Given = {}): Promise<NewStaff> {
  const { origin = firstProvider, outbox, roles = [...staffRoles], name = 'Rana Aziz' } = given
  const email = `rana.${randomUUID().slice(0, 8)}@clinic.example`
  const person = await newPerson(request, { origin, email, ...(outbox ? { outbox } : {}) })
  const id = await enlist(person.email, name, roles, given)
  const { secret, tokens } = await setUpApp(request, person, origin)
  return { ...person, name, id, secret, tokens }
}

/** The login with both steps, on the way to the desk. */
export async function signInAtDesk(page: Page, person: StaffPerson): Promise<void> {
  await typeCredentials(page, person)
  // The code of this moment may have been used to set the app up; clocks may be off by one step.
  await page.getByLabel('Code', { exact: true }).fill(totpAt(person.secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectDesk(page)
}

async function expectDesk(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/desk(\/catalogue)?$/)
  await expect(page.getByRole('navigation', { name: 'Pages of the desk' })).toBeVisible()
}

/** As an invitation does it that was followed. @returns the id of the row */
async function enlist(email: string, name: string, roles: StaffRole[], given: Given): Promise<string> {
  const { origin = firstProvider, databaseUrl = process.env[databaseVariable] } = given
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `with person as (
         update identity_users set groups = array_append(groups, 'staff') where email_key = $1 returning pool_id, sub
       )
       insert into staff_members (id, provider_id, pool_id, sub, email, name, roles, invited_at, joined_at)
       select gen_random_uuid(), d.provider_id, p.pool_id, p.sub, $1, $2, $3, now(), now()
       from person p, provider_domains d where d.domain = $4 returning id`,
      [email, name, roles, new URL(origin).hostname],
    )
    const [row] = rows
    if (!row) throw new Error(`nobody of the address ${email} is in the pool`)
    return row.id
  } finally {
    await client.end()
  }
}

/** The first sign-in of a member, as the login leads through it. @returns the secret of the app, and what the sign-in gave */
async function setUpApp(request: APIRequestContext, person: Person, origin: string) {
  const ask = (action: string, body: object) => askPool(request, action, body, origin)
  const { ClientId, answer: asked } = await beginSignIn(request, person, origin)
  const USERNAME = (asked['ChallengeParameters'] as { USER_ID_FOR_SRP: string }).USER_ID_FOR_SRP
  const begun = await ask('AssociateSoftwareToken', { Session: asked['Session'] })
  const secret = String(begun['SecretCode'])
  const UserCode = totpAt(secret, new Date())
  const { Session } = await ask('VerifySoftwareToken', { Session: begun['Session'], UserCode })
  const response = { ClientId, ChallengeName: 'MFA_SETUP', Session, ChallengeResponses: { USERNAME } }
  const tokens = tokensOf(ClientId, await ask('RespondToAuthChallenge', response))
  return { secret, tokens }
}

// The person who is signed in: telling the product who they are.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** Carries the id token of `POST /api/profile/id`. */
export const idTokenHeader = 'idToken'

export const showIdToken = endpoint({
  name: 'showIdToken',
  method: 'POST',
  path: '/api/profile/id',
  input: z.object({}),
  reply: z.object({ userId: z.string() }),
  who: 'id-token',
  summary: 'Ties the signed-in person to the e-mail address that their id token names; sent after each refresh.',
})

// The provider's own people: who I am at the desk, who works here, and what each role may do.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { staffRoles } from '#kernel/who-may-do.ts'

const role = z.enum(staffRoles)

export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  /** ISO moment; null until they have come for the first time. */
  joinedAt: z.iso.datetime().nullable(),
})
export type StaffLine = z.infer<typeof staffMember>

export const readDesk = endpoint({
  name: 'readDesk',
  method: 'GET',
  path: '/api/desk/me',
  input: z.object({}),
  reply: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(role),
    /** What they may do: the only thing that a screen goes by. */
    may: z.array(z.string()),
    /** Other locations of the company where they work too: what each is called, and its address. */
    elsewhere: z.array(z.object({ name: z.string(), origin: z.string() })),
  }),
  who: 'staff',
  may: 'desk.open',
  summary: 'Who is at the desk, and what they may do there.',
})

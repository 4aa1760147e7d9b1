// The provider's own people: who I am at the desk, who works here, and what each role may do.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { languages } from '#kernel/language.ts'
import { staffRoles } from '#kernel/who-may-do.ts'

const role = z.enum(staffRoles)
const roles = z.array(role).min(1).max(staffRoles.length)

export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty for those who do not manage the list. */
  email: z.string(),
  roles: z.array(role),
  invitedAt: z.iso.datetime(),
  /** ISO moment; null until they have come for the first time. */
  joinedAt: z.iso.datetime().nullable(),
  /** Still waits for their account in the hosted pool. */
  isWaiting: z.boolean(),
})
export type StaffLine = z.infer<typeof staffMember>

export const readDesk = endpoint({
  name: 'readDesk',
  method: 'GET',
  path: '/api/desk/me',
  input: z.object({
    /** Of the names of places; the first one of the provider where none is said. */
    language: z.enum(languages).optional(),
  }),
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

const staffChange = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  name: z.string(),
  deed: z.enum(['invited', 'joined', 'roles', 'dismissed']),
  /** As they are after it. */
  roles: z.array(role),
  /** Null where it was done on the command line. */
  by: z.string().nullable(),
})
export type StaffChangeLine = z.infer<typeof staffChange>

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/api/desk/staff',
  input: z.object({}),
  reply: z.object({
    colleagues: z.array(staffMember),
    /** The newest 50, newest first; none for those who do not manage the list. */
    changes: z.array(staffChange),
    /** Who may do what, each permission with the roles that allow it. */
    table: z.array(z.object({ permission: z.string(), roles: z.array(role) })),
    /** The id of the hosted pool, in which the provider makes accounts itself; null where the product makes them. */
    hostedPool: z.string().nullable(),
  }),
  who: 'staff',
  may: 'desk.open',
  summary: 'Who works here, what each role may do, and what was changed lately about that.',
})

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/api/desk/staff',
  input: z.object({
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    /** As colleagues and, in their access log, patients read it. */
    name: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .refine((text) => text.length >= 2 && !/[\p{Cc}\p{Cf}]/u.test(text)),
    roles,
    /** Of the mail. */
    language: z.enum(languages),
  }),
  reply: z.object({
    id: z.uuid(),
    /**
     * `mail`: an account was made, and a mail with a first password is on its way. `known`: they sign in as they do already.
     * `hosted`: their account is to be made in the hosted pool.
     */
    way: z.enum(['mail', 'known', 'hosted']),
  }),
  who: 'staff',
  may: 'staff.manage',
  summary:
    'Puts somebody on the list of the provider’s people; the same again changes nothing. Refused for the field `email` with `colleague` or `patient`.',
})

export const changeStaff = endpoint({
  name: 'changeStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/roles',
  input: z.object({ id: z.uuid(), roles }),
  reply: z.object({ roles: z.array(role) }),
  who: 'staff',
  may: 'staff.manage',
  summary: 'Gives and takes roles, from the next request on. The last owner stays one (`no-longer-possible`).',
})

export const remindStaff = endpoint({
  name: 'remindStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/invitation',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    /** False for somebody who has come already, within a minute of the last one, and in a hosted pool. */
    isSent: z.boolean(),
  }),
  who: 'staff',
  may: 'staff.manage',
  summary: 'Sends another first password to somebody who has not come yet.',
})

export const dismissStaff = endpoint({
  name: 'dismissStaff',
  method: 'POST',
  path: '/api/desk/staff/{id}/dismissal',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    /** In a hosted pool the provider takes them out of the group itself. */
    isInGroup: z.boolean(),
  }),
  who: 'staff',
  may: 'staff.manage',
  summary: 'Takes somebody off the list: the desk is closed to them at once. The last owner stays.',
})

export const readRecoveryCodes = endpoint({
  name: 'readRecoveryCodes',
  method: 'GET',
  path: '/api/desk/recovery-codes',
  input: z.object({}),
  reply: z.object({
    /** Null where codes would do nothing: in a hosted pool, and without an authenticator app. */
    left: z.number().int().nullable(),
  }),
  who: 'staff',
  may: 'desk.open',
  summary: 'How many of one’s own recovery codes are left.',
})

export const makeRecoveryCodes = endpoint({
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/api/desk/recovery-codes',
  input: z.object({}),
  reply: z.object({ codes: z.array(z.string()) }),
  who: 'staff',
  may: 'desk.open',
  summary:
    'Makes ten recovery codes for oneself in place of all older ones; they are shown this once. Without an authenticator app: `no-longer-possible`.',
})

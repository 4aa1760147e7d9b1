// What is typed to invite a colleague: read from the form, looked through before it is sent, and kept in this tab until it has arrived.
import { type StaffRole, staffRoles } from '#kernel/who-may-do.ts'
import { valueOf } from '#web/browser/form-fields.ts'
import { keepAskDraft, readAskDraft } from '#web/signed-in/ask-draft.ts'

export type Wish = { email: string; name: string; roles: StaffRole[] }

/** By field a reason of the API, or of `checkWish`. */
export type WishFaults = Partial<Record<keyof Wish, string>>

export const noWish: Wish = { email: '', name: '', roles: [] }

export function readWish(form: HTMLFormElement): Wish {
  return { email: valueOf(form, 'email'), name: valueOf(form, 'name'), roles: rolesIn(form) }
}

/** The roles that are ticked. */
export function rolesIn(form: HTMLFormElement): StaffRole[] {
  const ticked = new FormData(form).getAll('roles')
  return staffRoles.filter((role) => ticked.includes(role))
}

/** What can be seen to be missing without asking anybody. */
export function checkWish({ email, name, roles }: Wish): WishFaults {
  return {
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'invalid' }),
    ...(name.trim().length < 2 ? { name: 'required' } : {}),
    ...(roles.length === 0 ? { roles: 'required' } : {}),
  }
}

const draftName = 'desk-staff'

export function readWishDraft(): Wish {
  try {
    const { email, name, roles } = JSON.parse(readAskDraft(draftName).text || '{}') as Partial<Record<string, unknown>>
    const kept = Array.isArray(roles) ? staffRoles.filter((role) => roles.includes(role)) : []
    return { email: typeof email === 'string' ? email : '', name: typeof name === 'string' ? name : '', roles: kept }
  } catch {
    return noWish
  }
}

export function keepWishDraft(wish: Wish): void {
  keepAskDraft(draftName, isEmpty(wish) ? '' : JSON.stringify(wish))
}

export const isEmpty = ({ email, name, roles }: Wish): boolean => email === '' && name === '' && roles.length === 0

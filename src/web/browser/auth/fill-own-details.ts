// Puts the name and the address of whoever is signed in into a form that asks for them, where nothing stands yet.
import { restoreFields } from '#web/browser/form-fields.ts'
import { isLoggedIn } from './auth-store.ts'
import { authStore } from './tab-state.ts'

/** What was typed or brought back stays. A name that is only an address is none. */
export function fillOwnDetails(form: HTMLFormElement): void {
  const user = authStore().getState()
  if (!isLoggedIn(user)) return
  const { displayName, userName, email } = user
  const name = displayName === email || displayName === userName ? '' : displayName
  const own = Object.entries({ name, email }).filter(([, value]) => value !== '')
  restoreFields(form, Object.fromEntries(own))
}

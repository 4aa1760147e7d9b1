// Makes this device forget what the site kept on it; the visitor's choices, which are cookies of the server, stay.
import { forgetShelves } from './page-shelf.ts'
import { createStateStorage } from './state-storage.ts'
import { statePrefix } from './stored-state.ts'

/** @throws whatever the browser throws when storage may not be touched */
export async function forgetDevice(): Promise<void> {
  await forgetShelves()
  localStorage.clear()
  sessionStorage.clear()
  const cookies = createStateStorage('cookies')
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  for (const name of names.filter((one) => one.startsWith(statePrefix))) cookies.removeItem(name)
}

// Once the server runs another build than this tab, the next page is loaded as a whole document of the new one.
import { askedAddress } from './asked-address.ts'
import { isBuildOutdated, loadDocument } from './own-build.ts'

/** Never comes back when it leaves. Stays while nobody goes to another page: what is read or typed is not taken away. */
export async function leaveOldBuild(): Promise<void> {
  const asked = isBuildOutdated() ? askedAddress() : undefined
  if (asked !== undefined && new URL(asked, location.href).pathname !== shownPath()) await loadDocument(asked)
}

/** The page on the screen. On the way back the address is of the next one already, so the page itself says. */
function shownPath(): string {
  return document.documentElement.dataset.path ?? location.pathname
}

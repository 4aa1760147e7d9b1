// Remembers whose session this tab had last, so that what one person typed or was told never lies before the next.
import { forgetChat } from '#web/browser/kept-chat.ts'
import { forgetDrafts, forgetTabDrafts } from './forget-drafts.ts'

const name = 'session.owner'

/** Of whoever is signed in now. The same person goes on where a session ended by itself; before another all of it goes. Never throws. */
export function takeTab(userId: string): void {
  if (userId === '') return
  const before = read()
  if (before !== null && before !== userId) {
    // What is kept past the tab may be the next one's already, out of another tab.
    forgetTabDrafts()
    forgetChat()
  }
  write(userId)
}

/** What was typed and not sent, and what was said to the assistant, of whoever wished to be signed out. Never throws. */
export function forgetTyped(): void {
  forgetDrafts()
  forgetChat()
  write(null)
}

function read(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, userId)
  } catch {
    // Where nothing is kept nothing is left for the next.
  }
}

// The sign-in of one way in: with the name that was typed, and what is gone on to once they are in.
import { takeSignedIn } from '#web/browser/auth/session.ts'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { keepEntryDraft } from './entry-draft.ts'
import { type EntryName, entryLibrary } from './entry-library.ts'
import { SignInFlow } from './sign-in-flow.ts'
import type { SignInLibrary } from './sign-in-library.ts'

export function openEntry() {
  let name: EntryName = { givenName: '', familyName: '' }
  let goOn: (name: EntryName) => void = () => {}
  // One for all steps: it knows which code is waited for.
  let opened: SignInLibrary | undefined
  const flow = new SignInFlow({
    open: async () => {
      opened ??= entryLibrary(await openUserPool(), () => name)
      return opened
    },
    takeSignedIn,
    onDone: () => {
      keepEntryDraft(undefined)
      goOn(name)
    },
  })
  return {
    flow,
    onNamed: (typed: EntryName) => {
      name = typed
    },
    onDone: (does: (name: EntryName) => void) => {
      goOn = does
    },
  }
}

// The session of the tab: what is known of whoever is signed in, kept fresh, and cleared everywhere at once.

/** After the library said DONE: loads the user into the auth store, sets the cookie, tells the API, schedules the refresh. */
export function takeSignedIn(): Promise<void> {
  throw new Error('not built yet')
}

/** Clears tokens, cookie and store, here and in the other tabs, and revokes what can be revoked. Never throws. */
export function signOutHere(): Promise<void> {
  throw new Error('not built yet')
}

/** A new access token now. @returns whether someone is signed in after it; false has signed out */
export function refreshSession(): Promise<boolean> {
  throw new Error('not built yet')
}

// Begins with the tab: takes up the session that was kept, and hears what other tabs do with it. Visitors load nothing for it.
import { currencyChoice } from '#web/browser/currency-choice.ts'
import { isLoggedIn } from './auth-store.ts'
import { onTabNews, type TabNews } from './other-tabs.ts'
import { authStore } from './tab-state.ts'

let isStarted = false

/**
 * Once per document.
 * @param guardShown lets the guard look at the page on the screen
 */
export function startSession(guardShown: () => Promise<void>): void {
  if (isStarted) return
  isStarted = true
  onTabNews((news) => void hear(news, guardShown))
  // Brought back by the browser's own button as it was left, maybe by somebody else.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void import('./session.ts').then(({ follow }) => follow({ kind: 'changed' }))
  })
  currencyChoice.onTaken(keepChoice)
  if (isLoggedIn(authStore().getState())) void import('./session.ts').then(({ resumeSession }) => resumeSession())
}

/** What somebody who is signed in chose by the picker is theirs on every device. */
function keepChoice(currency: string): void {
  if (!isLoggedIn(authStore().getState())) return
  void import('./client-currency.ts').then(({ keepClientCurrency }) => keepClientCurrency(currency))
}

async function hear(news: TabNews, guardShown: () => Promise<void>): Promise<void> {
  const wasIn = isLoggedIn(authStore().getState())
  const { follow } = await import('./session.ts')
  await follow(news)
  // Somebody waits at the login who has signed in elsewhere.
  if (!wasIn && isLoggedIn(authStore().getState())) await guardShown()
}

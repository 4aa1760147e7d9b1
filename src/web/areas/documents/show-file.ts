// Shows a file in a tab of its own, or saves it where browsers have nothing to show it with.

export type ShownFile = { go(url: string): void; close(): void }

/** The server lets browsers show these, and hands everything else out to be saved: what is active in it stays asleep. */
const shownTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Called while the browser still knows that a person asked for it: later it would open nothing.
 * @returns what to do once the address is there, or will not come
 */
export function showFile(mediaType: string): ShownFile {
  // Saved from a link: no tab stays empty, and the page is not asked whether it may be left.
  if (!shownTypes.includes(mediaType)) return { go: save, close: () => {} }
  const tab = window.open('about:blank', '_blank')
  // What is shown there has nothing to say to this page.
  if (tab) tab.opener = null
  return {
    // Where the browser opens no tabs (an app on a home screen), this one goes there instead.
    go: (url) => (tab ? tab.location.replace(new URL(url, location.origin)) : location.assign(url)),
    close: () => tab?.close(),
  }
}

function save(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: '' })
  document.body.append(link)
  link.click()
  link.remove()
}

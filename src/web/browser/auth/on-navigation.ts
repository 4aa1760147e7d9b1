// Lets the session know that the tab goes to another page, without the pages loading anything of it.

let listener = () => {}

/** @param heard called at each navigation to a page that needs no session, the first page of the site excepted */
export function onNavigation(heard: () => void): void {
  listener = heard
}

export const tellNavigation = (): void => listener()

// Where a link in a provider's words may lead: to the web, a mail, a call, or a page of the site; never to a script.

/** A path begins with one slash: two, or a slash and a backslash, name another host. */
export const isKeptLink = (address: string): boolean => /^(https?:\/\/[^/]|mailto:.|tel:.|\/(?![/\\]))/i.test(address)

// Where to go back to after a choice: a path of this site and never an address of another.

const here = 'http://here.invalid'

/** `to` when it is a path on this site, else `/`. A language in its query is dropped: it would undo the choice. */
export function localPath(to: string | null | undefined): string {
  const url = new URL(ownPath(to), here)
  if (url.searchParams.has('lang')) url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}

/** `to` as it is when it is a path on this site, else `/`. */
export function ownPath(to: string | null | undefined): string {
  if (!to?.startsWith('/') || to.length > 2000) return '/'
  const url = URL.parse(to, here)
  // Browsers read `\` as `/` and skip tabs and line ends, as URL does; `/.//host` becomes `//host` only after parsing.
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

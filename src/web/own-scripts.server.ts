// Tells the scripts that the page's own drawing wrote from any that came in otherwise: by a mark that nobody outside can know.

/** The digests of the own scripts of a page, for its policy. It goes no further than to whoever writes that. */
export const ownScriptsHeader = 'x-epidaurus-own-scripts'

/** Made anew for each drawing. Written as a nonce, so that the router and React put it on every script of theirs. */
export const newScriptMark = (): string => crypto.randomUUID()

/** @returns the document without the marks, since a page that is kept would tell them, and the digests of what bore one */
export async function takeOwnScripts(document: string, mark: string): Promise<{ document: string; digests: string[] }> {
  const attribute = ` nonce="${mark}"`
  const codes = markedScripts(document, attribute)
  return { document: document.replaceAll(attribute, ''), digests: await Promise.all([...new Set(codes)].map(digestOf)) }
}

function markedScripts(document: string, attribute: string): string[] {
  const codes: string[] = []
  for (let at = document.indexOf(attribute); at >= 0; at = document.indexOf(attribute, at + 1)) {
    if (!document.startsWith('<script', document.lastIndexOf('<', at))) continue
    const begin = document.indexOf('>', at) + 1
    codes.push(document.slice(begin, document.indexOf('</script>', begin)))
  }
  return codes.filter((code) => code !== '')
}

async function digestOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

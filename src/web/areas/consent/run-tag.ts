// The one script of the document `/measure`: loads the analytics tag where there is nothing to see, and tells it patterns of pages.

/**
 * Travels as text, so it knows nothing but what is written in it. The document it runs in has an origin of its own
 * (sandbox): the tag reaches neither the page around it nor its storage, and its cookies go by way of the page, which
 * keeps those it knows.
 * @param id of the tag, of the shape in kernel/tag-id.ts
 */
export function runTag(id: string): void {
  const site = location.origin
  const jar = new Map<string, string>()
  const put = (line: string) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at).trim(), pair.slice(at + 1))
  }
  Object.defineProperty(document, 'cookie', {
    get: () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
    set: (line: unknown) => {
      put(String(line))
      parent.postMessage({ cookie: String(line) }, site)
    },
  })

  // What the tag sends of its own accord when a page ends would go out after a withdrawal, too. It comes first, so it decides.
  for (const ending of ['pagehide', 'visibilitychange', 'beforeunload', 'unload', 'freeze']) {
    addEventListener(ending, (event) => event.stopImmediatePropagation(), { capture: true })
  }

  const layer: unknown[] = []
  Object.assign(globalThis, { dataLayer: layer })
  // The tag takes nothing but an Arguments object.
  function gtag(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

  function load(): void {
    gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })
    gtag('consent', 'update', { ...denied, analytics_storage: 'granted' })
    gtag('set', 'ads_data_redaction', true)
    gtag('set', { allow_google_signals: false, allow_ad_personalization_signals: false })
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, cookie_domain: 'none', allow_google_signals: false })
    const script = document.createElement('script')
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    document.head.append(script)
  }

  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || origin !== site) return
    const { page, cookies } = (data ?? {}) as { page?: unknown; cookies?: unknown }
    if (typeof page !== 'string') return
    const where = { page_location: site + page, page_title: page, page_referrer: '' }
    const isFirst = layer.length === 0
    if (isFirst && typeof cookies === 'string') for (const line of cookies.split('; ')) put(line)
    gtag('set', where)
    if (isFirst) load()
    gtag('event', 'page_view', where)
  })
  parent.postMessage({ ready: true }, site)
}

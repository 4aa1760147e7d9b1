// The frame of every page: the document, the provider's colours, the layout that the path wears, and what failed.
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  redirect,
  replace,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { directionOf, type Language } from '#kernel/language.ts'
import { browserCatalogue } from '#texts/catalogues.ts'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import { ConsentSlot } from './areas/consent/consent-slot.tsx'
import { guardNavigation } from './browser/auth/guard-door.ts'
import { sayEarlyInput } from './browser/early-input.ts'
import { leaveOldBuild } from './browser/leave-old-build.ts'
import { fromPayload } from './browser/load-payload.ts'
import type { TabFrame } from './browser/tab-services.ts'
import { useOwnBuild } from './i18n/use-own-build.tsx'
import { useReference } from './i18n/use-reference.tsx'
import { FailedPage } from './layouts/failed-page.tsx'
import { FootNotices } from './layouts/foot-notices.tsx'
import { KeptPages } from './layouts/kept-pages.tsx'
import { LoadingOverlay } from './layouts/loading-overlay.tsx'
import { PageLayout } from './layouts/page-layout.tsx'
import { PageWatch } from './layouts/page-watch.tsx'
import { presentShell } from './layouts/present-shell.server.ts'
import { presentSite } from './layouts/present-site.server.ts'
import { RouteAnnouncer } from './layouts/route-announcer.tsx'
import { useCurrencyChoice } from './layouts/use-currency-choice.ts'
import { useNewerBuild } from './layouts/use-newer-build.ts'
import { usePageState } from './layouts/use-page-state.ts'
import { useSessionGuard } from './layouts/use-session-guard.ts'
import { useTabServices } from './layouts/use-tab-services.ts'
import { isTelling } from './page/arrival.ts'
import { type PageContext, readPage } from './page/page-context.ts'
import { isOtherSearch } from './page/search-parameters.ts'
import { themeStyles } from './page/theme.ts'
import arabicFont from './ui/fonts/arabic.woff2?url'
import latinFont from './ui/fonts/latin.woff2?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const page = readPage(context)
  return {
    language: page.visitor.language,
    direction: directionOf(page.visitor.language),
    contentLanguage: page.visitor.contentLanguage,
    texts: browserCatalogue(page.visitor.language).path,
    theme: themeStyles(page.provider.theme[0]),
    icon: `/art/clinic/icon.svg?v=${page.provider.revision}`,
    site: presentSite(page),
    shell: await presentShell(page),
    tab: presentTab(page),
  }
}

/** For what runs beside the pages. The provider's own analytics tag goes before the installation's. */
function presentTab({ settings, provider, visitor }: PageContext): TabFrame {
  return {
    settings: { ...settings, gtagId: provider.company.gtagId ?? settings.gtagId },
    providerId: provider.id,
    provider: { company: { slug: provider.company.slug }, location: { slug: provider.location.slug } },
    currency: visitor.currency,
    providerCurrency: provider.location.currency,
  }
}

export const clientLoader = fromPayload<typeof loader>('root')

/**
 * Not for an address that holds what someone typed on the way to sign in: a request for the frame would carry it. Nor for another
 * search for a stay: the frame is the same, and would be a request of its own.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  !isTelling(currentUrl.search) &&
  !isTelling(nextUrl.search) &&
  !isOtherSearch(currentUrl, nextUrl) &&
  defaultShouldRevalidate

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await leaveOldBuild()
    const to = await guardNavigation(request.url)
    // A page that has an entry already, as on the way back, is replaced; one behind a link has none, and adds its own.
    if (to !== undefined) throw (request.url === location.href.split('#')[0] ? replace : redirect)(to)
    return next()
  },
]

/** Fetched at once, so that the first paint has them and nothing moves. Latin letters and digits are on every page. */
function fontsOf(language: Language | undefined): string[] {
  return language === 'ar' ? [arabicFont, latinFont] : [latinFont]
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  return (
    <html
      lang={frame?.language ?? 'en'}
      dir={frame?.direction ?? 'ltr'}
      data-path={pathname}
      data-build={useOwnBuild()}
      data-page={usePageState()}
      data-prices={useCurrencyChoice().pending && 'pending'}
      data-reference={useReference()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {frame && <link rel="icon" type="image/svg+xml" href={frame.icon} />}
        {fontsOf(frame?.language).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {frame && <link rel="preload" as="fetch" href={frame.texts} crossOrigin="anonymous" id="texts" />}
        <Meta />
        <Links />
        {frame && <style dangerouslySetInnerHTML={{ __html: frame.theme }} />}
      </head>
      <body>
        {children}
        <LoadingOverlay name={frame?.shell.name} />
        <RouteAnnouncer />
        <FootNotices currency={frame?.tab.currency ?? ''} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** An area of its own, which nothing below the pages knows. */
const startAssistant = async (frame: TabFrame): Promise<void> =>
  (await import('./areas/assistant/start-assistant.tsx')).startAssistant(frame)

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  useTabServices(loaderData.tab, startAssistant)
  useSessionGuard()
  useEffect(() => sayEarlyInput(), [])
  return (
    <>
      <PageWatch />
      <PageLayout path={pathname} shell={loaderData.shell} first={<ConsentSlot settings={loaderData.tab.settings} />}>
        <KeptPages />
      </PageLayout>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  useNewerBuild(error)
  const page = <FailedPage error={error} path={pathname} shell={frame?.shell} />
  return frame ? page : <main className="page py-16">{page}</main>
}

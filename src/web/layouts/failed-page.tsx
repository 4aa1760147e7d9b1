// The error page, with the words of the specification and ways on.
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'
import { useReference } from '#web/i18n/use-reference.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptySeat } from './empty-seat.tsx'
import { failedLoad, isUnreachable } from './is-unreachable.ts'
import { LostPage } from './lost-page.tsx'
import { SiteLayout } from './page-layout.tsx'
import type { Shell } from './present-shell.server.ts'
import { Contact, Reference } from './reference.tsx'
import { useAddress } from './use-here.ts'
import { useLostWords } from './use-lost-words.ts'

type FailedPageProps = { error: unknown; path: string; shell: Shell | undefined }

/** Without a shell it stands alone, in a `main` that is there already. */
export function FailedPage({ error, path, shell }: FailedPageProps) {
  const { t } = useTexts()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const lost = isUnreachable(error)
  const address = useAddress()
  const words = useLostWords()
  const title = lost ? words.title : t(missing ? 'failed.missingTitle' : 'failed.brokenTitle')
  const body = (
    <div className="grid items-center gap-x-16 gap-y-8 py-4 md:min-h-[26rem] md:grid-cols-[3fr_2fr] md:py-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {lost ? (
        <LostPage path={address} contact={shell && <Contact {...shell} />} />
      ) : (
        <div className="grid justify-items-start gap-5">
          {missing ? <Missing path={path} /> : <Broken error={error} address={address} shell={shell} />}
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Way to="/">{t('failed.toHome')}</Way>
            <Way to="/procedures">{t('failed.toProcedures')}</Way>
            <Way to="/contact">{t('failed.toContact')}</Way>
          </p>
        </div>
      )}
      <EmptySeat className="order-first w-full max-w-56 md:order-none md:max-w-none" />
    </div>
  )
  return shell ? <SiteLayout shell={shell}>{body}</SiteLayout> : body
}

function Missing({ path }: { path: string }) {
  const { t } = useTexts()
  return (
    <>
      <Heading>{`Page Not Found: ${path}`}</Heading>
      <p className="text-lg text-muted">{t('failed.missing')}</p>
      <Search />
    </>
  )
}

type BrokenProps = Omit<FailedPageProps, 'path'> & { address: string }

function Broken({ error, address, shell }: BrokenProps) {
  const { t } = useTexts()
  const ofDocument = useReference()
  const requestId = failedLoad(error).reference || ofDocument
  return (
    <>
      <Heading>Internal Server Error</Heading>
      <p className="text-lg text-muted">{t('failed.broken')}</p>
      <Again address={address} />
      {requestId ? <Reference requestId={requestId} shell={shell} /> : shell && <Contact {...shell} />}
    </>
  )
}

/** The words of the specification, in the language it is written in. */
function Heading({ children }: { children: string }) {
  return (
    <h1 dir="ltr" className="max-w-full text-start break-words rtl:text-end">
      {children}
    </h1>
  )
}

function Search() {
  const { t } = useTexts()
  return (
    <search className="w-full max-w-lg">
      <form action="/procedures" className="grid gap-1">
        <label className="label" htmlFor="missing-q">
          {t('failed.search')}
        </label>
        <div className="flex gap-2">
          <input className="field" id="missing-q" type="search" name="q" enterKeyHint="search" autoComplete="off" />
          <button type="submit" className="button px-4" aria-label={t('failed.searchButton')}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}

/** A whole new request, not the router's: what failed may be the script itself. */
function Again({ address }: { address: string }) {
  const { t } = useTexts()
  return (
    <a className="button" href={address}>
      {t('failed.again')}
    </a>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link py-1" to={to}>
      {children}
    </Link>
  )
}

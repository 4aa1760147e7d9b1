// The error page, with the words of the specification and a way on.
import { isRouteErrorResponse, Link } from 'react-router'
import { useTexts } from '../i18n/use-texts.tsx'
import { ProviderLayout } from './page-layout.tsx'
import type { Shell } from './present-shell.server.ts'

export function FailedPage({ error, path, shell }: { error: unknown; path: string; shell: Shell | undefined }) {
  const { t } = useTexts()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const body = (
    <div className="page grid justify-items-start gap-4 py-16">
      <title>{missing ? t('failed.missingTitle') : t('failed.brokenTitle')}</title>
      <p className="figure text-muted">{missing ? 404 : 500}</p>
      <h1 className="break-words max-w-full">{missing ? `Page Not Found: ${path}` : 'Internal Server Error'}</h1>
      <p>{missing ? t('failed.missing') : t('failed.broken')}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to="/procedures">
          {t('failed.toProcedures')}
        </Link>
        <Link className="button button-quiet" to="/contact">
          {t('failed.toContact')}
        </Link>
      </div>
    </div>
  )
  return shell ? <ProviderLayout shell={shell}>{body}</ProviderLayout> : <main>{body}</main>
}

// Around every screen of signing in: whose site it is, the way home and the other language, and the sign-in library on its way.
import { Link, Outlet } from 'react-router'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { LanguageLinks } from '#web/layouts/language-links.tsx'
import { Mark } from '#web/layouts/mark.tsx'
import { AuthPageProvider, plainPool } from './auth-page.ts'
import type { AuthFrame } from './present-auth.server.ts'
import { useLibraryAtHand } from './use-library-at-hand.ts'

export function AuthLayout({ frame }: { frame: AuthFrame }) {
  const { texts, clinic, email, phone, pool, languages } = frame
  useLibraryAtHand()
  return (
    <AreaTexts texts={texts}>
      <div className="mx-auto w-full max-w-[28rem]">
        <Link
          to="/"
          className="mx-auto mb-6 flex min-h-11 w-fit items-center gap-3 px-2 text-lg leading-tight font-semibold"
        >
          <Mark className="size-8 shrink-0" />
          {clinic}
        </Link>
        <AuthPageProvider value={{ clinic, email, phone, pool: pool ?? plainPool }}>
          <Outlet />
        </AuthPageProvider>
        <Foot languages={languages} />
      </div>
    </AreaTexts>
  )
}

function Foot({ languages }: Pick<AuthFrame, 'languages'>) {
  const { t } = useTexts()
  return (
    <div className="mx-auto mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 text-sm text-muted">
      {(['privacy-policy', 'terms-of-service'] as const).map((document) => (
        // In a tab of its own: what is typed here, and the step that was come to, stay.
        <a
          key={document}
          href={`/${document}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-8 items-center hover:underline"
        >
          {t(document === 'privacy-policy' ? 'shell.privacy' : 'shell.terms')}
        </a>
      ))}
      <LanguageLinks languages={languages} />
    </div>
  )
}

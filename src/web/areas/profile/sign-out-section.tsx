// Signing out: of this browser, or of every browser that there is a session in.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DeedNews } from './deed-news.tsx'
import { type PoolAccess, type ProfilePool, usePoolAccess } from './pool-access.tsx'
import { Section } from './section.tsx'
import { useDeed } from './use-deed.ts'

export function SignOutSection() {
  const { t } = useTexts()
  const { leave } = usePoolAccess()
  const deed = useDeed()
  return (
    <Section title={t('profile.signOut.title')} text={t('profile.signOut.text')}>
      <div className="flex flex-wrap gap-3">
        <Link className="button button-quiet" to="/auth/logout">
          {t('profile.signOut.here')}
        </Link>
        <button
          type="button"
          className="button button-quiet noscript:hidden"
          aria-disabled={deed.isBusy || undefined}
          onClick={() => void deed.run((pool) => signOutEverywhere(pool, leave))}
        >
          {t('profile.signOut.everywhere')}
        </button>
      </div>
      <DeedNews news={deed.news} />
    </Section>
  )
}

/** The library keeps to itself when the other browsers could not be signed out: so the pool is first asked for a word. */
async function signOutEverywhere(pool: ProfilePool, leave: PoolAccess['leave']): Promise<void> {
  await pool.fetchUserAttributes()
  await pool.signOut({ global: true })
  await leave()
}

// Signing out: of this browser, or of every browser that there is a session in.
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { type PoolAccess, type ProfilePool, usePoolAccess } from '#web/signed-in/pool-access.tsx'
import { Section } from '#web/signed-in/section.tsx'
import { useAction } from '#web/signed-in/use-action.ts'

const place = '/auth/logout'

/** @param onOut somebody signed out, and there is no line to the login */
export function SignOutSection({ onOut }: { onOut: () => void }) {
  const { t } = useTexts()
  const { leave } = usePoolAccess()
  const navigate = useNavigate()
  const deed = useAction({ unreachable: 'profile.signOut.othersStay' })
  const signOutHere = (event: MouseEvent) => {
    // Into another tab: that one signs out.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Here and now: the page behind the link does not come without a line.
    event.preventDefault()
    void leave().then(onOut, () => navigate(place))
  }
  return (
    <Section place="signOut" title={t('profile.signOut.title')} text={t('profile.signOut.text')}>
      <div className="flex flex-wrap gap-3">
        <Link className="button button-quiet" to={place} onClick={signOutHere}>
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
      <ActionStatus news={deed.news} />
    </Section>
  )
}

/** The library keeps to itself when the other browsers could not be signed out: so the pool is first asked for a word. */
async function signOutEverywhere(pool: ProfilePool, leave: PoolAccess['leave']): Promise<void> {
  await pool.fetchUserAttributes()
  await pool.signOut({ global: true })
  await leave()
}

// Why a step has failed, where it is no one field's fault, and the way on.
import { Link } from 'react-router'
import type { TextKey } from '#texts/translate.ts'
import type { AuthField, Failure, Way } from '#web/forms/say-failure.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAuthPage } from './auth-page.ts'
import { AuthWay } from './auth-way.tsx'

const ways: Record<Way, { to: `/${string}`; text: TextKey }> = {
  forgot: { to: '/auth/forgot-password', text: 'auth.way.forgot' },
  login: { to: '/auth/login', text: 'auth.way.login' },
  register: { to: '/auth/register', text: 'auth.way.register' },
  profile: { to: '/profile', text: 'auth.way.profile' },
}

type FailureNoteProps = {
  failure: Failure | undefined
  /** Fields that are on the screen: what is wrong with one of them stands there. */
  fields: readonly AuthField[]
}

export function FailureNote({ failure, fields }: FailureNoteProps) {
  const say = useSentence()
  const isShown = failure !== undefined && !isAtField(failure, fields)
  return (
    // There from the start, so that a change in it is said.
    <div role="alert" className="empty:hidden">
      {isShown && (
        <div className="flex gap-3 rounded-xl border-2 border-bad p-4">
          <Icon name="info" className="mt-0.5 size-5 text-bad" />
          <div className="min-w-0">
            <p>{say(failure)}</p>
            {failure.way && (
              <p className="mt-1">
                <WayOn {...ways[failure.way]} />
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const isAtField = ({ field }: Failure, fields: readonly AuthField[]): boolean =>
  field !== undefined && fields.includes(field)

/** Says a failure in the language of the page. */
export function useSentence(): (failure: Failure) => string {
  const { t } = useTexts()
  const { email } = useAuthPage()
  // Kept apart from the words around it: a page from right to left would tear the address.
  return ({ text }) => t(text, { email: `\u2068${email}\u2069` })
}

function WayOn({ to, text }: { to: `/${string}`; text: TextKey }) {
  const { t } = useTexts()
  const props = { className: 'link font-semibold', children: t(text) }
  return isAuth(to) ? <AuthWay {...props} to={to} /> : <Link {...props} to={to} replace />
}

const isAuth = (to: string): to is `/auth/${string}` => to.startsWith('/auth/')

// The pool's rules for a new password, each with its state in words and in a picture while it is typed.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { checkPassword, type PasswordPolicy } from './password-policy.ts'

type PasswordRulesProps = { id: string; policy: PasswordPolicy; password: string }

export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  const { t } = useTexts()
  const rules = checkPassword(policy, password)
  const areAllKept = rules.every(({ isKept }) => isKept)
  return (
    <>
      <ul id={id} className="mt-2 grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
        {rules.map(({ rule, isKept }) => (
          <li key={rule} className={`flex items-start gap-2 ${isKept ? 'text-good' : 'text-muted'}`}>
            {isKept ? <Icon name="check" className="mt-0.5 size-5" /> : <Open />}
            <span>
              {t(`auth.passwordField.rule.${rule}`, { count: policy.minimumLength })}
              <span className="sr-only">{` – ${t(isKept ? 'auth.passwordField.kept' : 'auth.passwordField.open')}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {areAllKept && t('auth.passwordField.allKept')}
      </p>
    </>
  )
}

/** A rule that waits: no cross, since nothing is wrong yet. */
function Open() {
  return (
    <span aria-hidden="true" className="mt-0.5 grid size-5 shrink-0 place-items-center">
      <span className="size-2 rounded-full border-[1.5px] border-current" />
    </span>
  )
}

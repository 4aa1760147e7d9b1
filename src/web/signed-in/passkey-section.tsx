// Passkeys: those that there are, adding one on this device, and removing one.
import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { PartState, Waiting } from './part-state.tsx'
import type { ProfilePool } from './pool-access.tsx'
import { Row, rowsClass } from './row.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { usePart } from './use-part.ts'
import { useSayTime } from './use-say-time.ts'

type Passkey = { id: string; name: string; createdAt: Date | undefined }

/** What the pool calls a passkey of which it does not know who keeps it; each language has a word of its own. */
const plainName = 'Passkey'

/** All of them: a person has few, and the pool gives them in pages. */
async function loadPasskeys(pool: ProfilePool): Promise<Passkey[]> {
  const found: Passkey[] = []
  let nextToken: string | undefined
  do {
    const page = await pool.listWebAuthnCredentials({ pageSize: 20, ...(nextToken && { nextToken }) })
    for (const { credentialId, friendlyCredentialName, createdAt } of page.credentials) {
      const name = friendlyCredentialName === plainName ? '' : (friendlyCredentialName ?? '')
      if (credentialId) found.push({ id: credentialId, name, createdAt })
    }
    nextToken = page.nextToken
  } while (nextToken)
  return found
}

export function PasskeySection() {
  const { t } = useTexts()
  const part = usePart(loadPasskeys)
  const action = useAction()
  const canAdd = useHasPasskeys()
  const change = async (what: (pool: ProfilePool) => Promise<void>, said: 'added' | 'removed') => {
    if (!(await action.run(what))) return
    await part.reload()
    action.say(`profile.passkeys.${said}`)
  }
  return (
    <Section place="passkeys" title={t('profile.passkeys.title')} text={t('profile.passkeys.text')}>
      <PartState part={part} waiting={<Waiting rows={1} />}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="flex min-h-12 items-center text-muted">{t('profile.passkeys.none')}</p>
          ) : (
            <ul className={rowsClass}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <PasskeyRow
                    passkey={passkey}
                    isBusy={action.isBusy}
                    onRemove={() =>
                      void change((pool) => pool.deleteWebAuthnCredential({ credentialId: passkey.id }), 'removed')
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PartState>
      <ActionStatus news={action.news} />
      {canAdd ? (
        <button
          type="button"
          className="button button-quiet justify-self-start noscript:hidden"
          aria-disabled={action.isBusy || undefined}
          onClick={() => void change((pool) => pool.associateWebAuthnCredential(), 'added')}
        >
          {t('profile.passkeys.add')}
        </button>
      ) : (
        <p className="hint">{t('profile.passkeys.unsupported')}</p>
      )}
    </Section>
  )
}

type PasskeyRowProps = { passkey: Passkey; isBusy: boolean; onRemove: () => void }

/** Two that are kept by the same app are told apart by when they were made, to the minute. */
function PasskeyRow({ passkey: { name: given, createdAt }, isBusy, onRemove }: PasskeyRowProps) {
  const { t } = useTexts()
  const say = useSayTime()
  const name = given || t('profile.passkeys.unnamed')
  const since = createdAt && t('profile.passkeys.since', { date: say.moment(createdAt) })
  return (
    <Row name={<bdi>{name}</bdi>} text={since}>
      <ConfirmButton
        label={t('profile.passkeys.remove')}
        about={since ? `\u2068${name}\u2069, ${since}` : name}
        question={t('profile.passkeys.removeQuestion')}
        isBusy={isBusy}
        onYes={onRemove}
      />
    </Row>
  )
}

/** Whether the browser can make passkeys; taken for granted until it is known. */
const useHasPasskeys = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window && window.isSecureContext,
    () => true,
  )

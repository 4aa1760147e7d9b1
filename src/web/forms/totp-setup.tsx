// Setting up an authenticator app: the key as a picture and as text, the first code as the proof, and what if the phone is lost.
import { type FormEvent, useState } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CodeField } from './code-field.tsx'
import { QrPicture } from './qr-picture.tsx'

type TotpSetupProps = {
  /** In base 32, as the user pool gives it. */
  secret: string
  /** The `otpauth:` address that holds the key for apps. */
  uri: string
  onCode: (code: string) => void
  busy: boolean
  /** Why the last code was not taken, as a sentence. */
  fault?: string | undefined
}

export function TotpSetup({ secret, uri, onCode, busy, fault }: TotpSetupProps) {
  const { t } = useTexts()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onCode(valueOf(event.currentTarget, 'code'))
  }
  return (
    <div className="grid gap-6">
      <div>
        <p className="font-semibold">{t('auth.totp.scan')}</p>
        <p className="hint">{t('auth.totp.scanHint')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <QrPicture text={uri} label={t('auth.totp.picture')} />
        <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-4">
          <a className="button hidden pointer-coarse:inline-flex" href={uri}>
            {t('auth.totp.open')}
          </a>
          <Key secret={secret} />
        </div>
      </div>
      <form onSubmit={send} className="grid justify-items-start gap-4">
        <CodeField name="code" label={t('auth.totp.code')} fault={fault} />
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {t('auth.totp.confirm')}
        </button>
      </form>
      <LostPhone />
    </div>
  )
}

function Key({ secret }: { secret: string }) {
  const { t } = useTexts()
  const [news, setNews] = useState<'copied' | 'notCopied'>()
  const copy = () => {
    // Where a page came without encryption there is no clipboard to write to.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(secret))
      .then(
        () => setNews('copied'),
        () => setNews('notCopied'),
      )
  }
  return (
    <>
      <div className="grid gap-1">
        <p>{t('auth.totp.key')}</p>
        <code
          dir="ltr"
          className="block rounded-lg bg-tint px-3 py-2 font-mono text-[0.9375rem] break-words select-all"
        >
          {inFours(secret)}
        </code>
      </div>
      <div>
        <button type="button" className="button button-quiet" onClick={copy}>
          {t('auth.totp.copy')}
        </button>
        <p role="status" className="mt-2 min-h-[1.75em] text-sm text-muted">
          {news && t(`auth.totp.${news}`)}
        </p>
      </div>
    </>
  )
}

/** Groups of four letters, which an eye can keep while it goes from one screen to another. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')

/** Said before it happens, while the key is still on the screen. */
function LostPhone() {
  const { t } = useTexts()
  return (
    <div className="flex gap-3 rounded-xl bg-tint p-4">
      <Icon name="info" className="mt-0.5 size-5 text-brand" />
      <div>
        <p className="font-semibold">{t('auth.totp.lostTitle')}</p>
        <p>{t('auth.totp.lost')}</p>
      </div>
    </div>
  )
}

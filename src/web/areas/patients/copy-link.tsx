// The address at which a patient pays, to be copied into a message to them.
import { useId, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function CopyLink({ address }: { address: string }) {
  const { t } = useTexts()
  const id = useId()
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  const copy = () => {
    // Where a page came without encryption there is no clipboard to write to.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(address))
      .then(
        () => setSaid('copied'),
        () => setSaid('notCopied'),
      )
  }
  return (
    <div className="grid gap-2">
      <label className="hint" htmlFor={id}>
        {t('desk.payments.link')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          dir="ltr"
          className="field min-w-0 flex-1 basis-64"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="button button-quiet px-4 noscript:hidden" onClick={copy}>
          {t('desk.payments.copy')}
        </button>
      </div>
      <p role="status" className={said ? 'hint' : 'sr-only'}>
        {said && t(`desk.payments.${said}`)}
      </p>
    </div>
  )
}

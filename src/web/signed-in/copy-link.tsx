// An address to be copied into a message to somebody.
import { useId, useState } from 'react'

/** `saidTexts`: what is told after the press, by what came of it. */
type CopyLinkProps = {
  address: string
  label: string
  copyText: string
  saidTexts: { copied: string; notCopied: string }
}

export function CopyLink({ address, label, copyText, saidTexts }: CopyLinkProps) {
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
        {label}
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
          {copyText}
        </button>
      </div>
      <p role="status" className={said ? 'hint' : 'sr-only'}>
        {said && saidTexts[said]}
      </p>
    </div>
  )
}

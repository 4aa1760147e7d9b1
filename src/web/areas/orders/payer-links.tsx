// Somebody else pays for the order: the links that work, each revoked by one press, and a new one, which is shown once.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { revokePayerLink } from '#web/browser/endpoints/payer-links.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { CopyLink } from '#web/signed-in/copy-link.tsx'
import { PayerLinkForm } from './payer-link-form.tsx'
import type { ShownOrder } from './present-order.server.ts'
import { useOrderAction } from './use-order-action.ts'

export function PayerLinks({ order: { reference, payerLinks } }: { order: ShownOrder }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState('')
  const { live, form } = payerLinks
  if (!form && live.length === 0 && !made) return null
  return (
    <section aria-labelledby="payer-links" className="card grid gap-4 p-5 print:hidden md:p-6">
      <div className="grid gap-1">
        <h2 id="payer-links" className="text-xl">
          {t('payer.link.title')}
        </h2>
        <p>{t('payer.link.text')}</p>
      </div>
      {made && <Made address={made} />}
      {live.length > 0 && <Live reference={reference} links={live} onRevoked={() => setMade('')} />}
      {form && !isOpen && (
        <p className="noscript:hidden">
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            {t('payer.link.open')}
          </button>
        </p>
      )}
      {form && isOpen && (
        <PayerLinkForm
          {...{ reference, form }}
          onCancel={() => setOpen(false)}
          onMade={(address) => {
            setMade(address)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}

function Made({ address }: { address: string }) {
  const { t } = useTexts()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="grid gap-3 rounded-xl bg-tint p-4">
      <p ref={said} role="status" tabIndex={-1} className="font-semibold outline-none">
        {t('payer.link.made')}
      </p>
      <CopyLink
        address={address}
        label={t('payer.link.address')}
        copyText={t('payer.link.copy')}
        saidTexts={{ copied: t('payer.link.copied'), notCopied: t('payer.link.notCopied') }}
      />
    </div>
  )
}

type LiveProps = { reference: string; links: ShownOrder['payerLinks']['live']; onRevoked: () => void }

function Live({ reference, links, onRevoked }: LiveProps) {
  const { t, language } = useTexts()
  const { revalidate } = useRevalidator()
  const action = useOrderAction()
  const revoke = async (link: string) => {
    if (!(await action.send(toEndpoint(revokePayerLink, { order: reference, link, language })))) return
    onRevoked()
    await revalidate()
  }
  return (
    <div className="grid gap-1">
      <h3 className="hint">{t('payer.link.live')}</h3>
      <ul>
        {links.map(({ id, text, until }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {text}
              <span className="hint block">{until}</span>
            </span>
            <button
              type="button"
              className="button button-quiet px-4 noscript:hidden"
              aria-label={`${t('payer.link.revoke')}: ${text}`}
              aria-disabled={action.isBusy || undefined}
              onClick={() => void revoke(id)}
            >
              {t('payer.link.revoke')}
            </button>
          </li>
        ))}
      </ul>
      <ActionStatus news={action.news} />
    </div>
  )
}

// The number of a failed request, to be read out or copied, with whom to give it to.
import { referenceOf } from '#kernel/id.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Shell } from './present-shell.server.ts'

type ReferenceProps = { requestId: string; shell: Pick<Shell, 'phone' | 'email'> | undefined }

export function Reference({ requestId, shell }: ReferenceProps) {
  const { t } = useTexts()
  return (
    <div className="grid max-w-full gap-1 rounded-card border border-line bg-tint px-5 py-4">
      <p>
        {t('failed.reference')}{' '}
        <bdi dir="ltr" className="figure font-semibold select-all">
          {referenceOf(requestId)}
        </bdi>
      </p>
      <p className="text-muted">{t('failed.quoteIt')}</p>
      {shell && <Contact {...shell} />}
    </div>
  )
}

/** Phone and e-mail of the clinic, to be reached without another page. */
export function Contact({ phone, email }: Pick<Shell, 'phone' | 'email'>) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a className="link inline-block py-1" href={`tel:${phone.replaceAll(' ', '')}`}>
        <bdi dir="ltr" className="figure">
          {phone}
        </bdi>
      </a>
      <a className="link inline-block py-1 break-all" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    </p>
  )
}

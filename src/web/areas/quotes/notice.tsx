// On top of the form: every error with a link to its field, or why nothing was sent and how to send it again.
import type { RefObject } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldLink } from './field-link.tsx'
import type { FieldError, FieldName } from './fields.ts'

type NoticeProps = {
  noticeRef: RefObject<HTMLDivElement | null>
  errors: FieldError[]
  say: (error: FieldError) => string
  failure: string
  onShow: (field: FieldName) => void
}

export function Notice({ noticeRef, errors, say, failure, onShow }: NoticeProps) {
  const { t } = useTexts()
  if (errors.length === 0 && !failure) return null
  return (
    <div
      ref={noticeRef}
      role="alert"
      tabIndex={-1}
      className="mb-8 grid scroll-mt-24 gap-3 rounded-card border-2 border-bad p-5"
    >
      <h2 className="text-xl">{t(failure ? 'quote.notSent' : 'quote.errors')}</h2>
      {failure ? (
        <>
          <p>{failure}</p>
          <p>{t('quote.failed.kept')}</p>
          <button type="submit" className="button justify-self-start">
            {t('quote.sendAgain')}
          </button>
        </>
      ) : (
        <ul className="grid gap-1">
          {errors.map((error) => (
            <li key={error.field}>
              <FieldLink
                field={error.field}
                className="font-semibold text-bad underline underline-offset-3"
                onShow={onShow}
              >
                {say(error)}
              </FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// A value of a document as a person reads it, and what became of it: the words that went and those that came.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { changedWords } from './changed-words.ts'
import { isObject, type Json } from './value-at.ts'

/** Nothing is said as such; a list line by line, an object by its values. */
export function ShownValue({ value }: { value: Json | undefined }) {
  const { t } = useTexts()
  const text = inWords(value)
  if (text === '') return <span className="text-muted">{t('catalogue.nothing')}</span>
  return (
    <span dir="auto" className="block max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
      {text}
    </span>
  )
}

export function ShownChange({ before, after }: { before: Json | undefined; after: Json | undefined }) {
  const { t } = useTexts()
  const [one, other] = [inWords(before), inWords(after)]
  const { start, before: gone, after: come, end } = changedWords(one, other)
  return (
    <p dir="auto" className="max-h-64 max-w-none overflow-y-auto whitespace-pre-wrap wrap-anywhere">
      <span className="text-muted">{start}</span>
      {gone !== '' && (
        <del className="rounded bg-bad/10 decoration-bad">
          <span className="sr-only">{t('catalogue.before')} </span>
          {gone}
        </del>
      )}
      {gone !== '' && come !== '' && ' '}
      {come !== '' && (
        <ins className="rounded bg-good/10 font-medium no-underline">
          <span className="sr-only">{t('catalogue.after')} </span>
          {come}
        </ins>
      )}
      {gone === '' && come === '' && <span className="text-muted">{t('catalogue.nothing')}</span>}
      <span className="text-muted">{end}</span>
    </p>
  )
}

function inWords(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item) => inWords(item)).join('\n')
  if (isObject(value)) {
    return Object.values(value)
      .map((one) => inWords(one))
      .filter((one) => one !== '')
      .join(' · ')
  }
  return String(value)
}

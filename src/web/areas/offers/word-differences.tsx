// Where the words of an offer name another hotel, other nights, another number or another practitioner than its lines: shown with both before it is sent.
import { inLanguage } from '#kernel/localized.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Check, Fields } from './offer-draft-fields.ts'

type Difference = Check['differences'][number]
type WordDifferencesProps = { differences: Difference[]; fields: Fields; language: string }

export function WordDifferences({ differences, fields, language }: WordDifferencesProps) {
  const { t } = useTexts()
  if (differences.length === 0) return null
  const either = new Intl.ListFormat(language, { type: 'disjunction' })
  const isolated = (text: string) => `\u2068${text}\u2069`
  const say = (side: Difference['said']) =>
    isolated(typeof side === 'number' ? t('desk.offers.nights', { count: side }) : inLanguage(side, language))
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-warn">{t('desk.offers.send.differences')}</p>
      <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
        {differences.map((one) => {
          const said = say(one.said)
          const text = textAt(one.path, fields)
          return (
            <li key={`${one.path} ${said}`}>
              {text === undefined
                ? t('desk.offers.send.noteSays', { said })
                : t('desk.offers.send.textSays', { text: isolated(text), said })}{' '}
              {t(`desk.offers.send.${one.from}Say`, { meant: either.format(one.meant.map(say)) })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A line's label, what is included or what is not; undefined for the note, which is too long to be repeated. */
function textAt(path: string, { lines, includes, excludes }: Fields): string | undefined {
  const [part, at, ...rest] = path.split('.')
  if (part === 'note') return undefined
  const texts = part === 'lines' ? lines[Number(at)]?.label : (part === 'excludes' ? excludes : includes)[Number(at)]
  return texts?.[rest.at(-1) ?? ''] ?? ''
}

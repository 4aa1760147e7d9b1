// A text in every language of the provider, side by side: a line, several lines, or a section in markdown.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Marks, Says } from './place-box.tsx'
import { lockedClass } from './place-fields.tsx'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { usePlace } from './use-place.ts'
import { isObject, textOf, valueAt } from './value-at.ts'

type WordsProps = {
  /** Of the text, whose languages are below it: `name`; or with their place in it: `text.{language}.risks`. */
  path: string
  label: string
  hint?: string | undefined
  /** 1 is a line; the field grows with what is in it. */
  rows?: number
  /** Where it may be left out: without a word it is taken away. */
  isOptional?: boolean
}

export const pathIn = (path: string, language: string): string =>
  path.includes('{language}') ? path.replace('{language}', language) : `${path}.${language}`

export function WordsField({ path, label, hint, rows = 1, isOptional = false }: WordsProps) {
  const { languages } = useEditor()
  const { document } = useDocument()
  const id = useId()
  const whole = usePlace(path)
  const isAny = languages.some(({ code }) => textOf(valueAt(document, pathIn(path, code))).trim() !== '')
  return (
    <fieldset
      id={path.includes('{') ? undefined : whole.id}
      tabIndex={-1}
      aria-describedby={hint && `${id}-hint`}
      className="min-w-0 outline-none"
    >
      <legend className="label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="hint mb-2">
          {hint}
        </p>
      )}
      {!path.includes('{') && <Says place={{ ...whole, lock: undefined }} />}
      <div className="grid gap-x-5 gap-y-3 lg:auto-cols-fr lg:grid-flow-col">
        {languages.map((language, at) => (
          <WordsInOne
            key={language.code}
            {...{ path, language, rows, isOptional, isAny }}
            faultOfAll={at === 0 && whole.fault ? `${whole.id}-fault` : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

type WordsInOneProps = Pick<WordsProps, 'path'> & {
  language: { code: string; name: string; dir: 'ltr' | 'rtl' }
  rows: number
  isOptional: boolean
  isAny: boolean
  /** Id of what is said of the text as a whole: without words it means the provider’s own language, the first. */
  faultOfAll: string | undefined
}

function WordsInOne({ path, language, rows, isOptional, isAny, faultOfAll }: WordsInOneProps) {
  const { code, name, dir } = language
  const { t } = useTexts()
  const { document, set } = useDocument()
  const { beside } = useEditor()
  const own = pathIn(path, code)
  /** What others have in the same place: chosen, or something else is written. */
  const choices = beside?.choices?.[path]?.[code]
  const place = usePlace(own)
  const text = textOf(place.value)
  const isMissing = text.trim() === '' && (isAny || !isOptional)
  const meant = text.trim() === '' ? faultOfAll : undefined
  const about = [meant, place.fault && `${place.id}-fault`, place.lock && `${place.id}-lock`].filter(Boolean).join(' ')
  const change = (value: string) => {
    const whole = valueAt(document, path)
    const isLast = isOptional && value === '' && isObject(whole) && Object.keys(whole).every((key) => key === code)
    if (isLast) set(path, undefined)
    else place.set(value === '' ? undefined : value)
  }
  const shared = {
    id: place.id,
    lang: code,
    dir,
    value: text,
    readOnly: place.lock !== undefined,
    'aria-describedby': about || undefined,
    'aria-invalid': place.fault || meant ? (true as const) : undefined,
    className: `field ${lockedClass} ${isMissing ? 'border-dashed border-warn' : ''}`,
  }
  return (
    <div className={`min-w-0 ${place.fault ? 'border-s-4 border-bad ps-3' : ''}`}>
      <p className="mb-1 flex flex-wrap items-baseline gap-x-3 text-sm">
        <label htmlFor={place.id} className="text-muted">
          {name}
        </label>
        <Marks place={place} missing={isMissing ? t('catalogue.missing') : undefined} />
      </p>
      <Says place={place} />
      {choices && (
        <datalist id={`${place.id}-choices`}>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
      {rows === 1 ? (
        <input
          {...shared}
          list={choices && `${place.id}-choices`}
          autoComplete="off"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <textarea
          {...shared}
          className={`${shared.className} field-sizing-content max-h-128 ${rows < 4 ? 'min-h-20' : ''}`}
          rows={rows}
          spellCheck
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </div>
  )
}

// Said when a colleague has written at the same parts of the offer meanwhile: of each part one chooses whose stands.
import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Part, Side } from './merge-fields.ts'
import type { Fields } from './offer-draft-fields.ts'
import type { Clash } from './save-fields.ts'

type ClashPanelProps = { clash: Clash; mine: Fields; onSettle: (chosen: Partial<Record<Part, Side>>) => void }

export function ClashPanel({ clash: { theirs, parts }, mine, onSettle }: ClashPanelProps) {
  const { t, language } = useTexts()
  const [chosen, setChosen] = useState<Partial<Record<Part, Side>>>({})
  const settle = (event: FormEvent) => {
    event.preventDefault()
    onSettle(Object.fromEntries(parts.map((part) => [part, chosen[part] ?? 'mine'])))
  }
  return (
    <form role="alert" onSubmit={settle} className="grid gap-4 rounded-xl border-2 border-warn p-4 md:p-5">
      <div>
        <p className="text-lg font-semibold">{t('desk.offers.clash', { name: theirs.by ?? '' })}</p>
        <p className="hint">{t('desk.offers.clash.text')}</p>
      </div>
      {parts.map((part) => (
        <fieldset key={part} className="grid gap-2">
          <legend className="label">{t(`desk.offers.part.${part}`)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
              <input
                type="radio"
                id={`clash-${part}-${side}`}
                name={`clash-${part}`}
                className="mt-1 size-5 accent-(--button)"
                checked={(chosen[part] ?? 'mine') === side}
                onChange={() => setChosen((now) => ({ ...now, [part]: side }))}
              />
              <label htmlFor={`clash-${part}-${side}`} className="font-semibold">
                {side === 'mine'
                  ? t('desk.offers.clash.mine')
                  : t('desk.offers.clash.theirs', { name: theirs.by ?? '' })}
              </label>
              <bdi className="col-start-2 block break-words whitespace-pre-line text-muted">
                {sayPart((side === 'mine' ? mine : theirs.content)[part], language) || t('desk.offers.clash.nothing')}
              </bdi>
            </div>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button justify-self-start">
        {t('desk.offers.clash.settle')}
      </button>
    </form>
  )
}

/** In the words of the fields, line by line. */
function sayPart(value: unknown, language: string): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((item) => sayPart(item, language)).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  const fields = value as Record<string, unknown>
  if (!('amount' in fields)) return sayPart(fields[language] ?? Object.values(fields)[0] ?? '', language)
  return Object.values(fields)
    .map((part) => sayPart(part, language))
    .filter(Boolean)
    .join(' · ')
}

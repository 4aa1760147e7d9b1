// The catalogue beside an offer: looked through by a word, each entry added by one press.
import { useId, useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { sayUnit } from '#texts/say-unit.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { addTo, type Texts } from './offer-draft-fields.ts'
import { useOfferEditor } from './use-offer-editor.ts'
import type { Item, useShelfItems } from './use-shelf-items.ts'

/** More are found by typing on. */
const mostShown = 8

/** @param asked slugs of what the patient asked for, which come first */
export function OfferShelf({ part, asked }: { part: ReturnType<typeof useShelfItems>; asked: string[] }) {
  const { t, language: own } = useTexts()
  const { fields, change } = useOfferEditor()
  const id = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const nameOf = (texts: Texts) => texts[own] ?? Object.values(texts)[0] ?? ''
  const add = (item: Item) => {
    change((now) => addTo(now, item.adds))
    setSaid(t('desk.offers.shelf.added', { name: nameOf(item.name) }))
  }
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-xl bg-tint p-4">
      <h3 id={id}>{t('desk.offers.shelf')}</h3>
      <PartState part={part} waiting={<Waiting rows={3} />}>
        {({ items }) => {
          const found = find(items, text, asked)
          const [first] = found
          return (
            <>
              <form
                className="grid gap-1"
                onSubmit={(event) => {
                  event.preventDefault()
                  if (first && text.trim() !== '') add(first)
                }}
              >
                <label className="text-sm text-muted" htmlFor={`${id}-search`}>
                  {t('desk.offers.shelf.search')}
                </label>
                <input
                  id={`${id}-search`}
                  type="search"
                  className="field"
                  autoComplete="off"
                  dir="auto"
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              </form>
              {found.length === 0 && <p>{t('desk.offers.shelf.none')}</p>}
              <ul className="grid gap-1 sm:grid-cols-2">
                {found.slice(0, mostShown).map((item, at) => (
                  <li key={`${item.kind} ${item.slug} ${at}`}>
                    <button
                      type="button"
                      className="flex min-h-12 w-full items-center gap-3 rounded-lg px-3 py-1 text-start hover:bg-wash"
                      onClick={() => add(item)}
                    >
                      <Icon name="plus" className="size-5 text-brand" />
                      <span className="min-w-0 flex-1">
                        <bdi className="block break-words">{nameOf(item.name)}</bdi>
                        <span className="hint block text-sm">
                          {item.within
                            ? t('desk.offers.shelf.within', { name: `\u2068${nameOf(item.within)}\u2069` })
                            : t(`desk.offers.shelf.${item.kind === 'part' ? 'package' : item.kind}`)}
                          {item.price && (
                            <>
                              {' · '}
                              <bdi className="figure">
                                {sayPrice({ price: item.price, currency: fields.currency, language: own })}
                              </bdi>{' '}
                              {sayUnit(item.unit, t)}
                            </>
                          )}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {found.length > mostShown && (
                <p className="hint">{t('desk.offers.shelf.more', { count: found.length - mostShown })}</p>
              )}
            </>
          )
        }}
      </PartState>
      <p role="status" className={said ? 'text-sm font-semibold text-good' : 'sr-only'}>
        {said}
      </p>
    </section>
  )
}

type Price = { price: { from: string; to: string }; currency: string; language: Language }

/** Of major units as exact decimal text: `AED 58,000–74,000`. */
export function sayPrice({ price: { from, to }, currency, language }: Price): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'symbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const [low, high] = [from, to] as Intl.StringNumericLiteral[]
  return from === to ? format.format(low ?? 0) : format.formatRange(low ?? 0, high ?? 0)
}

/** By every word, in whichever language it is. */
function find(items: Item[], text: string, asked: string[]): Item[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const lettersOf = ({ name, within }: Item) =>
    [...Object.values(name), ...Object.values(within ?? {})].join(' ').toLowerCase()
  const found = items.filter((item) => words.every((word) => lettersOf(item).includes(word)))
  const rank = ({ slug }: Item) => (asked.includes(slug) ? asked.indexOf(slug) : asked.length)
  return found.sort((one, other) => rank(one) - rank(other))
}

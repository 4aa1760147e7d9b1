// A list of the editor: each item to be moved and removed, by button or by Alt and an arrow, and more to be added.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ItemListProps<T> = {
  title: string
  hint?: string
  items: T[]
  blank: T
  /** What one is called by those who hear it: `Line 2`. */
  nameOf: (at: number) => string
  add: string
  /** Of short items: what can be done with one stands behind it, where there is room. */
  isCompact?: boolean
  onChange: (items: T[]) => void
  /** Where more goes with an item than itself. */
  onRemove?: (at: number) => void
  children: (item: T, at: number, put: (item: T) => void) => ReactNode
}

export function ItemList<T>({
  title,
  hint,
  items,
  blank,
  nameOf,
  add,
  isCompact = false,
  onChange,
  onRemove,
  children,
}: ItemListProps<T>) {
  const { t } = useTexts()
  const box = useRef<HTMLFieldSetElement>(null)
  /** What gets the focus after the next drawing. */
  const wanted = useRef<{ at: number; control: string }>(undefined)
  useEffect(() => {
    const { at, control } = wanted.current ?? {}
    if (control === undefined) return
    wanted.current = undefined
    const item = box.current?.querySelector(`[data-item="${at}"]`)
    const found = item?.querySelector<HTMLElement>(control) ?? box.current?.querySelector<HTMLElement>('[data-add]')
    found?.focus()
  })
  const move = (at: number, by: -1 | 1) => {
    const next = [...items]
    const [item] = next.splice(at, 1)
    if (item === undefined || at + by < 0 || at + by > next.length) return
    next.splice(at + by, 0, item)
    wanted.current = { at: at + by, control: `[data-move="${by}"]` }
    onChange(next)
  }
  const remove = (at: number) => {
    wanted.current = { at: Math.min(at, items.length - 2), control: '[data-remove]' }
    if (onRemove) onRemove(at)
    else onChange(items.filter((_, own) => own !== at))
  }
  const moveByKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  const button =
    'grid size-11 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35'
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3">
      <legend className="mb-1 text-lg font-semibold">{title}</legend>
      {hint && <p className="hint">{hint}</p>}
      {items.length > 0 && (
        <ol className="grid gap-3">
          {items.map((item, at) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- every value is held above
              key={`${at}`}
              data-item={at}
              className={isCompact ? '' : 'rounded-xl border border-line p-3 md:p-4'}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields inside */}
              <div
                role="group"
                onKeyDown={(event) => moveByKey(event, at)}
                aria-label={nameOf(at)}
                className={isCompact ? 'flex flex-col sm:flex-row sm:items-end sm:gap-2' : ''}
              >
                <div className={`flex items-center ${isCompact ? 'sm:order-last' : '-mt-1 mb-1'}`}>
                  <p className={`max-w-none flex-1 text-sm text-muted ${isCompact ? 'sm:sr-only' : ''}`}>
                    {nameOf(at)}
                  </p>
                  {([-1, 1] as const).map((by) => {
                    const isOff = by < 0 ? at === 0 : at === items.length - 1
                    return (
                      <button
                        key={by}
                        type="button"
                        data-move={by}
                        aria-label={t(by < 0 ? 'desk.offers.up' : 'desk.offers.down', { name: nameOf(at) })}
                        aria-disabled={isOff || undefined}
                        className={button}
                        onClick={() => isOff || move(at, by)}
                      >
                        <Icon name="chevron" className={`size-5 ${by < 0 ? 'rotate-180' : ''}`} />
                      </button>
                    )
                  })}
                  <button
                    type="button"
                    data-remove
                    aria-label={t('desk.offers.remove', { name: nameOf(at) })}
                    className={button}
                    onClick={() => remove(at)}
                  >
                    <Icon name="cross" className="size-5" />
                  </button>
                </div>
                <div className="min-w-0 flex-1">
                  {children(item, at, (changed) => onChange(items.map((one, own) => (own === at ? changed : one))))}
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        data-add
        className="button button-quiet min-h-11 justify-self-start px-4 py-1"
        onClick={() => {
          wanted.current = { at: items.length, control: 'input, select' }
          onChange([...items, blank])
        }}
      >
        <Icon name="plus" className="size-5" />
        {add}
      </button>
    </fieldset>
  )
}

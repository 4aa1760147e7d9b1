// A list of a document: its items one below the other, each to be moved and removed, by keyboard and pointer, and more to be added.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Says } from './place-box.tsx'
import { usePlace } from './use-place.ts'
import type { Json } from './value-at.ts'

type ListProps = {
  path: string
  label: string
  hint?: string | undefined
  /** What a new item begins with. */
  blank: Json
  /** The name of one, for those who hear it: `Part 2`. */
  itemName: (at: number) => string
  add: string
  /** Where nothing is in it yet. */
  none?: string
  /** Where the order means nothing. */
  isUnordered?: boolean
  children: (path: string, at: number) => ReactNode
}

/** What gets the focus after the next drawing: a control of the item of this number, or the button that adds. */
type Wanted = { at: number; control: string } | undefined

export function ListField({ path, label, hint, blank, itemName, add, none, isUnordered = false, children }: ListProps) {
  const { t } = useTexts()
  const place = usePlace(path)
  const items = Array.isArray(place.value) ? place.value : []
  const box = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    const { at = 0, control } = wanted.current ?? {}
    if (control === undefined) return
    wanted.current = undefined
    const item = box.current?.querySelector(`:scope > ol > [data-item="${at}"]`)
    const found =
      item?.querySelector<HTMLElement>(control) ?? box.current?.querySelector<HTMLElement>(':scope > [data-add]')
    found?.focus()
  })
  const change = (next: Json[], then: Wanted) => {
    wanted.current = then
    place.set(next)
  }
  const move = (at: number, by: -1 | 1) => {
    const next = [...items]
    const [item] = next.splice(at, 1)
    if (item === undefined || at + by < 0 || at + by > next.length) return
    next.splice(at + by, 0, item)
    change(next, { at: at + by, control: `[data-move="${by}"]` })
  }
  const remove = (at: number) =>
    change(
      items.filter((_, own) => own !== at),
      { at: Math.min(at, items.length - 2), control: '[data-remove]' },
    )
  const isLocked = place.lock !== undefined
  return (
    <fieldset ref={box} id={place.id} tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
      <legend className="label">{label}</legend>
      {hint && <p className="hint -mt-3">{hint}</p>}
      <Says place={place} />
      {items.length === 0 && none && <p className="text-muted">{none}</p>}
      <ol className="grid gap-3">
        {items.map((_, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its fields, which are what is pressed
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: every value is held above
            // oxlint-disable-next-line react/no-array-index-key -- every value is held above
            key={at}
            data-item={at}
            className="rounded-xl border border-line p-3 md:p-4"
            onKeyDown={(event) => !isLocked && !isUnordered && moveByKey(event, (by) => move(at, by))}
          >
            <div className="mb-2 flex min-h-11 items-center gap-1">
              <p className="flex-1 text-sm text-muted">{itemName(at)}</p>
              {!isLocked && (
                <>
                  {!isUnordered && (
                    <>
                      <ItemButton
                        label={t('catalogue.list.up', { name: itemName(at) })}
                        data={{ 'data-move': -1 }}
                        isOff={at === 0}
                        onPress={() => move(at, -1)}
                      >
                        <Icon name="chevron" className="size-5 rotate-180" />
                      </ItemButton>
                      <ItemButton
                        label={t('catalogue.list.down', { name: itemName(at) })}
                        data={{ 'data-move': 1 }}
                        isOff={at === items.length - 1}
                        onPress={() => move(at, 1)}
                      >
                        <Icon name="chevron" className="size-5" />
                      </ItemButton>
                    </>
                  )}
                  <ItemButton
                    label={t('catalogue.list.remove', { name: itemName(at) })}
                    data={{ 'data-remove': true }}
                    onPress={() => remove(at)}
                  >
                    <Icon name="cross" className="size-5" />
                  </ItemButton>
                </>
              )}
            </div>
            <div className="grid gap-4">{children(`${path}.${at}`, at)}</div>
          </li>
        ))}
      </ol>
      {!isLocked && (
        <button
          data-add
          type="button"
          className="button button-quiet min-h-11 justify-self-start px-4 py-1"
          onClick={() => change([...items, blank], { at: items.length, control: 'input, textarea, select' })}
        >
          <Icon name="plus" className="size-5" />
          {add}
        </button>
      )}
    </fieldset>
  )
}

/** Alt with an arrow moves the item that the focus is in. */
function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  event.stopPropagation()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

type ItemButtonProps = {
  label: string
  data: Record<`data-${string}`, unknown>
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function ItemButton({ label, data, isOff = false, onPress, children }: ItemButtonProps) {
  return (
    <button
      {...data}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className="grid size-11 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35"
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}

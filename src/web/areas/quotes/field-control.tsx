// The control of a field: a line, a text, a list, a few choices, or a box to tick.
import { useRef } from 'react'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import type { FieldView } from './field-view.ts'
import { useSteadyList } from './use-steady-list.ts'

type Shared = {
  id: string
  name: string
  className: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true
}

export function FieldControl({ view, typed, shared }: { view: FieldView; typed: string | undefined; shared: Shared }) {
  if (view.kind === 'line') return <input {...shared} defaultValue={typed} {...view.input} />
  if (view.kind === 'text')
    return <textarea {...shared} defaultValue={typed} rows={view.rows} dir="auto" autoComplete="off" />
  if (view.kind === 'list') return <List view={view} typed={typed} shared={shared} />
  if (view.kind === 'choice') return <Choices view={view} typed={typed} shared={shared} />
  return (
    <>
      <label className="flex cursor-pointer gap-4">
        <input {...shared} type="checkbox" value="yes" required className="mt-0.5 size-6 shrink-0 accent-brand" />
        <span>{view.label}</span>
      </label>
      <p id={`${shared.id}-hint`} className="hint mt-3 ps-10">
        {view.hint}{' '}
        <a className="link" href={view.link.to} target="_blank" rel="noreferrer">
          {view.link.text}
        </a>
      </p>
    </>
  )
}

type ControlProps<Kind> = { view: FieldView & { kind: Kind }; typed: string | undefined; shared: Shared }

function List({ view, typed, shared }: ControlProps<'list'>) {
  const select = useRef<HTMLSelectElement>(null)
  const { groups, preset } = useSteadyList(view, select)
  return (
    <SelectBox>
      {/* The page's own choice may change while it is open: then it is chosen anew. */}
      <select
        key={preset}
        ref={select}
        {...shared}
        defaultValue={typed ?? preset}
        autoComplete="off"
        className={selectClass}
      >
        {groups.map(({ category, options }) => {
          const list = options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))
          return category ? (
            <optgroup key={category} label={category}>
              {list}
            </optgroup>
          ) : (
            list
          )
        })}
      </select>
    </SelectBox>
  )
}

/** Each a large target that can be pressed anywhere. */
function Choices({ view: { options, preset }, typed, shared: { id, name } }: ControlProps<'choice'>) {
  // On a wide page three stand in a row, more in twos.
  const basis = options.length > 3 ? 'basis-full sm:basis-56' : 'basis-full sm:basis-40'
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {options.map((option, at) => (
        <label
          key={option.value}
          className={`${basis} flex min-h-12 grow cursor-pointer items-center gap-3 rounded-[10px] border border-edge px-4 py-2 has-checked:border-brand has-checked:bg-tint`}
        >
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === (typed ?? preset)}
            className="size-5 shrink-0 accent-brand"
          />
          {option.name}
        </label>
      ))}
    </div>
  )
}

// A list of what a client has here, in groups with headings: or why there is none, and what to do about it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConfirmFirst } from './confirm-first.tsx'
import { FailedToLoad } from './failed-to-load.tsx'

type Listed = { reference: string }

type OwnListProps<Item extends Listed> = {
  heading: string
  introduction: string
  /** Undefined where the list cannot be had. */
  groups: readonly { name: string; title: string; items: readonly Item[] }[] | undefined
  /** Whether their address is known to be theirs: nothing is shown before. */
  isConfirmed: boolean
  /** Stands there while there is nothing. */
  none: ReactNode
  /** The way to one more. */
  more: { to: string; text: string }
  children: (item: Item) => ReactNode
}

export function OwnList<Item extends Listed>(props: OwnListProps<Item>) {
  const { heading, introduction, groups, isConfirmed, none, more, children } = props
  return (
    <div className="grid gap-10">
      <header className="grid gap-2">
        <h1>{heading}</h1>
        <p className="text-lg text-muted">{introduction}</p>
      </header>
      {!groups && (isConfirmed ? <FailedToLoad /> : <ConfirmFirst />)}
      {groups?.length === 0 && none}
      {groups?.map(({ name, title, items }) => (
        <section key={name} aria-labelledby={`group-${name}`} className="grid gap-4">
          <h2 id={`group-${name}`} className="text-xl">
            {title}
          </h2>
          <ul className="grid gap-4">
            {items.map((item) => (
              <li key={item.reference}>{children(item)}</li>
            ))}
          </ul>
        </section>
      ))}
      {groups && groups.length > 0 && (
        <p>
          <Link className="link py-1" to={more.to}>
            {more.text}
          </Link>
        </p>
      )}
    </div>
  )
}

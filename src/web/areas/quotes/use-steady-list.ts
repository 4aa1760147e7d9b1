// Keeps the currency of a budget that is written: the page may be drawn in another one meanwhile, the amount was not meant in it.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { valueOf } from '#web/browser/form-fields.ts'
import type { FieldView } from './field-view.ts'

type ListView = FieldView & { kind: 'list' }

/** The list as it is to be drawn. While it holds what may not change, it only grows by what the page offers anew. */
export function useSteadyList(view: ListView, select: RefObject<HTMLSelectElement | null>): ListView {
  const [held, setHeld] = useState(view)
  // Before the paint, so that nobody sees the list as it was.
  useLayoutEffect(() => {
    // What is written in the form stands in the document alone, and is read when the page changes under it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isBound(view, select.current?.form)) setHeld(view)
  }, [view, select])
  return held === view ? view : withMore(held, view)
}

function isBound({ name }: ListView, form: HTMLFormElement | null | undefined): boolean {
  return name === 'currency' && form ? valueOf(form, 'budget').trim() !== '' : false
}

/** What is new comes last: the options that are there stay where they are, with the one that is chosen. */
function withMore(held: ListView, { groups }: ListView): ListView {
  const known = new Set(held.groups.flatMap(({ options }) => options.map(({ value }) => value)))
  const options = groups.flatMap((group) => group.options).filter(({ value }) => !known.has(value))
  return options.length === 0 ? held : { ...held, groups: [...held.groups, { category: '', options }] }
}

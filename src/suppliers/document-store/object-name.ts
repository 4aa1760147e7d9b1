// The names that every document store takes: nothing in them can lead out of the store.
import { Fault } from '#kernel/fault.ts'

const name = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/** @throws Fault internal when it is not `/`-separated words of a-z, 0-9 and `-` */
export function checkName(text: string): string {
  if (!name.test(text)) throw new Fault('internal', 'The document store has no such names.')
  return text
}

/** @throws Fault internal when it is not a name with `/` behind it */
export function checkPrefix(text: string): string {
  if (!text.endsWith('/')) throw new Fault('internal', 'A prefix of the document store ends in "/".')
  checkName(text.slice(0, -1))
  return text
}

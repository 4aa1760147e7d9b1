// The keys of the inbox: which does what, and how a press is read on keyboards of every script.

export const inboxKeys = [
  { keys: ['j', 'ArrowDown'], deed: 'next' },
  { keys: ['k', 'ArrowUp'], deed: 'previous' },
  { keys: ['Enter'], deed: 'open' },
  { keys: ['Escape'], deed: 'back' },
  { keys: ['r'], deed: 'answer' },
  { keys: ['o'], deed: 'offer' },
  { keys: ['n'], deed: 'note' },
  { keys: ['a'], deed: 'assign' },
  { keys: ['e'], deed: 'done' },
  { keys: ['z'], deed: 'undo' },
  { keys: ['/'], deed: 'search' },
  { keys: ['?'], deed: 'keys' },
] as const

export type InboxDeed = (typeof inboxKeys)[number]['deed']

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** @returns undefined for what means nothing here, and for what belongs to the browser or the system */
export function deedOfPress(press: Press): InboxDeed | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const key = latinKey(press)
  return inboxKeys.find(({ keys }) => (keys as readonly string[]).includes(key))?.deed
}

/** Where letters are not Latin ones, the key in the place of the Latin letter counts. */
function latinKey({ key, code, shiftKey }: Press): string {
  if (key.length > 1 || key.charCodeAt(0) < 128) return key.length > 1 ? key : key.toLowerCase()
  if (key === '\u061f' || (code === 'Slash' && shiftKey)) return '?'
  if (code === 'Slash') return '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

/** Whoever types into a field, chooses in a list or answers a window gives no orders. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog, summary') !== null
  )
}

// Where a request or an offer stands, in a word.

/** What waits for the client stands out. */
export function StateTag({ text, isOpen }: { text: string; isOpen: boolean }) {
  return <span className={`tag ${isOpen ? 'bg-button font-semibold text-on-button' : ''}`}>{text}</span>
}

// What the clinic wrote, with its lists drawn: steps as large numbers, reasons for and against with their mark.
import type { Block } from '#kernel/rich-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InlineText, RichText } from '#web/ui/rich-text.tsx'

/** Without a mark a list is one of numbered steps. */
export function MarkedList({ blocks, mark }: { blocks: Block[]; mark?: 'check' | 'cross' }) {
  return blocks.map((block, at) => {
    const key = `${at}`
    if (block.kind !== 'list') return <RichText key={key} blocks={[block]} />
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={key} className={`mt-3 grid gap-x-10 first:mt-0 ${mark ? 'gap-y-3' : 'gap-y-6 md:grid-cols-2'}`}>
        {block.items.map((item, itemAt) => (
          <li key={`${itemAt}`} className="flex gap-3">
            {mark ? (
              <Icon name={mark} className={`mt-1 size-5 ${mark === 'check' ? 'text-good' : 'text-muted'}`} />
            ) : (
              <span
                aria-hidden="true"
                className="figure grid size-9 shrink-0 place-items-center rounded-full bg-wash font-semibold"
              >
                {itemAt + 1}
              </span>
            )}
            <p className={mark ? '' : 'pt-1'}>
              <InlineText text={item} />
            </p>
          </li>
        ))}
      </List>
    )
  })
}

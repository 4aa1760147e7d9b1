// Finds the cancellation ladder in the provider's terms, so that the home page can draw it in the provider's own words.
import type { Block } from '#kernel/rich-text.ts'
import { plainText } from '#kernel/rich-text.ts'

/** `percent` is what the rung names, 0 to 100. */
export type Rung = { when: string; text: string; percent: number }
export type Ladder = { title: string; introduction: string; rungs: Rung[] }

/** A rung reads `30 days or more before: you get back 100 %`: a time, a colon and one share. */
function readRung(item: string): Rung | undefined {
  const shares = [...item.matchAll(/(\d{1,3})\s?[%٪]/g)]
  const colon = item.indexOf(':')
  const percent = Number(shares[0]?.[1])
  if (shares.length !== 1 || colon < 1 || percent > 100) return undefined
  return { when: item.slice(0, colon).trim(), text: item.slice(colon + 1).trim(), percent }
}

/** The only list whose every item is a rung, each lower than the one before; null when the terms hold no such list, or two. */
export function findLadder(blocks: readonly Block[]): Ladder | null {
  const found = blocks.flatMap((block, at) => {
    if (block.kind !== 'list' || block.items.length < 2) return []
    const rungs = block.items.map((item) => readRung(plainText(item)))
    if (!rungs.every((rung) => rung !== undefined)) return []
    const falls = rungs.every((rung, index) => index === 0 || rung.percent < (rungs[index - 1]?.percent ?? 0))
    if (!falls) return []
    const before = blocks.slice(0, at)
    const last = before.at(-1)
    const heading = before.findLast((one) => one.kind === 'heading')
    return [
      {
        title: heading ? plainText(heading.text) : '',
        introduction: last?.kind === 'paragraph' ? plainText(last.text) : '',
        rungs,
      },
    ]
  })
  const [ladder, second] = found
  return ladder && ladder.title && !second ? ladder : null
}

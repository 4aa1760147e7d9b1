// Decides whether a message tells of danger: rules, and what was learnt from examples.
import { createPauses } from './create-pauses.ts'
import { findRedFlag } from './find-red-flag.ts'
import { likelyDanger, openDangerJudge, readDangerExamples } from './judge-danger.ts'
import { kindByWords } from './kind-by-words.ts'
import type { RedFlagKind } from './red-flags.ts'

/** So likely it is danger without any rule. Chosen on examples that were not learnt from: docs/decisions/044-red-flags.md. */
const alone = 0.25
/** No likelier than this, a sign is let off; one that nobody names who only asks, no likelier than the other. */
const letOff = 0.12
const letOffSure = 0.018

export const findDanger = (text: string): RedFlagKind | undefined => decideDanger(text, likelyDanger(text))

/** @param likely 0 to 1; undefined where nothing is learnt yet, and the rules speak alone */
export function decideDanger(text: string, likely: number | undefined): RedFlagKind | undefined {
  const flag = findRedFlag(text)
  if (likely === undefined) return flag?.kind
  if (flag && (flag.isCry || likely >= (flag.isSure ? letOffSure : letOff))) return flag.kind
  return likely >= alone ? kindByWords(text) : undefined
}

/** Every so many sentences are gone through once, for the first question not to wait for expressions to be made ready. */
const warmedBy = 150

let opened: Promise<void> | undefined

/** Learns what danger is; nobody has to wait for it, before it the rules speak alone. @throws Error where an example cannot be read */
export function openDanger(): Promise<void> {
  opened ??= learnAndWarm()
  return opened
}

async function learnAndWarm(): Promise<void> {
  await openDangerJudge()
  const pause = createPauses()
  for (const [at, { text }] of (await readDangerExamples()).entries()) {
    if (at % warmedBy === 0) findDanger(text)
    await pause()
  }
}

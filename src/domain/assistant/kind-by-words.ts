// The kind of danger that the words of a message are nearest to, for danger that no rule has a name for.

import { meaningsIn } from './danger-features.ts'
import type { DangerMeaning } from './danger-words.ts'
import { namedKind } from './find-red-flag.ts'
import type { RedFlagKind } from './red-flags.ts'

/** Each kind with what has to be named for it, all of a row together; the first that fits. */
const rows: readonly (readonly [RedFlagKind, ...DangerMeaning[]])[] = [
  ['violence', 'violence', 'self'],
  ['pregnancy', 'birth'],
  ['poison', 'pill', 'kin'],
  ['breathing', 'breath'],
  ['eyes', 'sightloss', 'eye'],
  ['eyes', 'eye', 'pain'],
  ['bleeding', 'blood'],
  ['unconscious', 'faint'],
  ['heart', 'chest', 'pain'],
  ['allergy', 'rash'],
  ['allergy', 'neck', 'swell'],
  ['confusion', 'mind'],
  ['clot', 'limb', 'swell'],
  ['clot', 'limb', 'colour'],
  ['infection', 'fever'],
  ['infection', 'wound', 'open'],
  ['infection', 'wound', 'liquid'],
  ['stroke', 'face', 'stroke'],
  ['fluids', 'vomit'],
  ['urine', 'pee', 'not'],
  ['pain', 'pain', 'grave'],
  ['self-harm', 'die', 'self'],
]

/** `other` where the words are near none. */
export function kindByWords(text: string): RedFlagKind {
  const named = namedKind(text)
  if (named) return named
  const meanings = meaningsIn(text)
  return rows.find(([, ...wanted]) => wanted.every((one) => meanings.has(one)))?.[0] ?? 'other'
}

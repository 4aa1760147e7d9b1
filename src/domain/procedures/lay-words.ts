// What people call treatments, and the words that clinics use for them, ready to be looked up.
import { layBody } from './lay-words-body.ts'
import { layBonesAndInside } from './lay-words-bones-and-inside.ts'
import { layEyesAndEars } from './lay-words-eyes-and-ears.ts'
import { layHairAndFace } from './lay-words-hair-and-face.ts'
import { layTeeth } from './lay-words-teeth.ts'

export type LayWords = { said: readonly string[]; means: readonly string[]; isHint: boolean; isForSearch: boolean }

const cut = (list: string): string[] => list.split(',').map((one) => one.trim())

/** One table for each part of the body; treatments that are alike stand near each other. */
export const layTables: readonly (readonly LayWords[])[] = [
  ...layTeeth,
  ...layEyesAndEars,
  ...layHairAndFace,
  ...layBody,
  ...layBonesAndInside,
].reduce<LayWords[][]>((tables, { said, means, isHint = false, isForSearch = false, beginsGroup }, at) => {
  if (beginsGroup || at === 0) tables.push([])
  tables.at(-1)?.push({ said: cut(said), means: cut(means), isHint, isForSearch })
  return tables
}, [])

/** What names a treatment in a question. */
export const layWords: readonly LayWords[] = layTables.flat().filter(({ isForSearch }) => !isForSearch)

// What a language has to say for danger to be answered in it.
import type { TextKey } from './translate.ts'

/** Kinds of danger that have no words of their own are answered with those of `other`. */
export type DangerTextKey = Exclude<
  Extract<TextKey, `meta.assistant.urgent.${string}` | `meta.assistant.foreign${string}`>,
  `meta.assistant.urgent.${'page' | 'violence' | 'pregnancy' | 'confusion' | 'urine' | 'fluids'}`
>

export type DangerTexts = Record<DangerTextKey, string>

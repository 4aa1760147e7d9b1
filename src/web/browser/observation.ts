// What may be known of where the visitor is, as measure.ts decides it and error reports and replay go by it.
import type { ObservedPage } from '#web/page/observed-pages.ts'

export type Observation = {
  /** Undefined: nothing may be known of where the visitor is. */
  page: ObservedPage | undefined
  /** Tells pages of one pattern apart; stays in the browser. */
  key: string | undefined
  /** Another page is on its way, which nobody has looked at yet. */
  isLeaving: boolean
}

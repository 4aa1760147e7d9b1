// The four states that data on a page goes through (specification, section 3), and the only ways from one to the next.
import type { TabFault } from './tab-fault.ts'

export const pageStates = ['idle', 'pending', 'success', 'error'] as const
export type PageState = (typeof pageStates)[number]

/** `value` stays from the last answer while another is on its way or failed to come, so that a screen need not go blank. */
export type PageData<T> =
  | { state: 'idle' }
  | { state: 'pending'; value?: T }
  | { state: 'success'; value: T }
  | { state: 'error'; fault: TabFault; value?: T }

type Without<S extends PageState> = PageData<never> & { state: S }

/** Nothing was asked for yet, or what was there no longer counts. */
export const reset = (): Without<'idle'> => ({ state: 'idle' })

/** A question is on its way. */
export const ask = <T>(data: PageData<T>): PageData<T> => ({ state: 'pending', ...kept(data) })

/** Its answer has come. One that nobody waits for any longer (after a reset) is not taken. */
export const answer = <T>(data: PageData<T>, value: T): PageData<T> =>
  data.state === 'pending' ? { state: 'success', value } : data

/** It came to nothing. Not taken either when nobody waits. */
export const fail = <T>(data: PageData<T>, fault: TabFault): PageData<T> =>
  data.state === 'pending' ? { state: 'error', fault, ...kept(data) } : data

export const isPending = (data: PageData<unknown>): boolean => data.state === 'pending'

/** The last value that is known, whatever has happened since. */
export const valueOf = <T>(data: PageData<T>): T | undefined => kept(data).value

function kept<T>(data: PageData<T>): { value?: T } {
  return 'value' in data && data.value !== undefined ? { value: data.value } : {}
}

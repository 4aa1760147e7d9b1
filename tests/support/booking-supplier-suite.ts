// What a supplier of anything that is booked has to say of a call that changes something when things go wrong: the suite that each adapter passes.
import { expect, test } from 'vitest'
import type { Outcome } from '#kernel/outcome.ts'

/** What can be asked for, in the order in which it is. */
export type Action = 'hold' | 'book' | 'cancel' | 'release'

/** One thing to be booked, at a supplier with which something can be made to go wrong. */
export type OpenedBooking = {
  /** All under one reference. */
  ask: Record<Action, () => Promise<Outcome<unknown>>>
  status(): Promise<{ state: string }>
  /** How many the supplier keeps for this reference and from others. */
  kept(): Promise<number>
  /** What `status` and `kept` say once each is done. */
  after: Record<'nothing' | Action, { state: string; kept: number }>
  /** From here on it goes wrong, until what is given back is called. */
  goWrong(how: string): Promise<() => Promise<unknown>>
}

/** What goes wrong, and what each action then comes to; an action that is left out cannot go wrong in this way. */
export type Trouble = { how: string; outcomes: Partial<Record<Action, Outcome<unknown>>> }

const before: Record<Action, Action[]> = { hold: [], book: ['hold'], release: ['hold'], cancel: ['hold', 'book'] }

/** @param open for one test, with something that no other test takes */
export function testBookingSupplier(open: () => Promise<OpenedBooking>, troubles: Trouble[]): void {
  const cases = troubles.flatMap(({ how, outcomes }) =>
    Object.entries(outcomes).map(([action, outcome]) => [action as Action, how, outcome] as const),
  )
  test.each(cases)(
    '%s at a supplier that %s is %j, and asking again never does it twice',
    async (action, how, outcome) => {
      const opened = await open()
      const { ask, after, status, kept, goWrong } = opened
      const seen = async () => ({ state: (await status()).state, kept: await kept() })
      for (const earlier of before[action]) expect(await ask[earlier]()).toMatchObject({ is: 'done' })
      const was = after[before[action].at(-1) ?? 'nothing']
      expect(await seen()).toEqual(was)
      const goRight = await goWrong(how)
      expect(await ask[action]()).toEqual(outcome)
      await goRight()
      const isOpen = outcome.is === 'unknown' && outcome.sent === 'maybe'
      // What was surely not done has changed nothing; what may have been done is done or not, and nothing in between.
      expect(isOpen ? [was, after[action]] : [was]).toContainEqual(await seen())
      if (outcome.is === 'refused') return
      expect(await ask[action]()).toMatchObject({ is: 'done' })
      expect(await ask[action]()).toMatchObject({ is: 'done' })
      expect(await seen()).toEqual(after[action])
    },
  )
}

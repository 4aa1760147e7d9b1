// Whether a patient may fly home on a day: by general guidance, with the surgeon's written release, or not yet.
import type { DaysToFly } from '#kernel/days-to-fly.ts'
import { addDays } from '#kernel/plain-date.ts'

/** A procedure of the journey and when it is. Days are counted from `on`, a plain date at the clinic. */
export type DoneOn = DaysToFly & { name: string; on: string; source: string }

/**
 * `fine`: general guidance lets them fly, or the clinic has released them. `needs-release`: only with the surgeon's written release; the
 * flight has to be changeable. `too-early`: not even the surgeon may release them by then.
 */
export type Verdict = 'fine' | 'needs-release' | 'too-early'

export type ReturnVerdict = {
  verdict: Verdict
  /** The procedure that decides; null where none stands in the way. */
  because: DoneOn | null
  /** Plain dates: from when they may be released, and may fly without one. Null: only the surgeon can say. */
  releaseFrom: string | null
  flyFrom: string | null
  /** The clinic said so in writing. */
  isReleased: boolean
  /** Over four hours in the air within six weeks of surgery: they are told about clots. */
  hasClotAdvice: boolean
}

/** https://www.bmj.com/content/339/bmj.b4583: the risk of a clot is raised for up to twelve weeks, most within six. */
const clotRiskDays = 42
/** World Health Organization, WRIGHT: from four hours in the air on the risk about doubles. */
const longFlightMinutes = 240

/**
 * The strictest of the procedures decides.
 * @param leavesOn plain date of departure at the clinic
 * @param releasedFrom from which plain date the clinic has released them in writing; null where it has not
 * @param minutes in the air, the longest flight of the way
 */
export function judgeReturn(
  procedures: readonly DoneOn[],
  { leavesOn, minutes }: { leavesOn: string; minutes: number },
  releasedFrom: string | null,
): ReturnVerdict {
  const [because = null] = procedures
    .map((procedure) => ({ procedure, verdict: verdictOf(procedure, leavesOn) }))
    .filter(({ verdict }) => verdict !== 'fine')
    .sort((one, other) => strictness[other.verdict] - strictness[one.verdict] || laterOf(other, one))
    .map(({ procedure }) => procedure)
  const isReleased = releasedFrom !== null && releasedFrom <= leavesOn
  const hasClotAdvice =
    minutes > longFlightMinutes && procedures.some(({ on }) => on <= leavesOn && leavesOn <= addDays(on, clotRiskDays))
  return {
    verdict: isReleased || !because ? 'fine' : verdictOf(because, leavesOn),
    because,
    releaseFrom: because && dayOf(because, because.releaseFromDay),
    flyFrom: because && dayOf(because, because.flyFromDay),
    isReleased: isReleased && because !== null,
    hasClotAdvice,
  }
}

const strictness: Record<Verdict, number> = { fine: 0, 'needs-release': 1, 'too-early': 2 }

/** A flight before the procedure is no way home from it. */
function verdictOf({ on, flyFromDay, releaseFromDay }: DoneOn, leavesOn: string): Verdict {
  if (leavesOn < on) return 'fine'
  if (flyFromDay !== null && leavesOn >= addDays(on, flyFromDay)) return 'fine'
  if (releaseFromDay !== null && leavesOn < addDays(on, releaseFromDay)) return 'too-early'
  // Without a day of release there is nobody's word that an earlier flight is possible, but where the surgeon decides alone.
  if (releaseFromDay === null && flyFromDay !== null) return 'too-early'
  return 'needs-release'
}

const dayOf = ({ on }: DoneOn, day: number | null): string | null => (day === null ? null : addDays(on, day))

/** The one whose days end later. */
function laterOf({ procedure: one }: { procedure: DoneOn }, { procedure: other }: { procedure: DoneOn }): number {
  const end = (procedure: DoneOn) => dayOf(procedure, procedure.flyFromDay ?? procedure.releaseFromDay) ?? '9999'
  return end(one) < end(other) ? -1 : 1
}

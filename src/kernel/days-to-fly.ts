// The two days to fly of a procedure, counted from it, and the one that a journey home is planned on.

export type DaysToFly = {
  /** General guidance lets a person fly without asking. */
  flyFromDay: number | null
  /** The earliest on which the surgeon may release the patient in writing. */
  releaseFromDay: number | null
}

/** Null where only the surgeon can say. */
export const homeDayOf = ({ flyFromDay, releaseFromDay }: DaysToFly): number | null => releaseFromDay ?? flyFromDay

/** Whether flying home on that day takes the surgeon's written release. */
export const needsRelease = ({ flyFromDay, releaseFromDay }: DaysToFly): boolean =>
  releaseFromDay !== null && (flyFromDay === null || releaseFromDay < flyFromDay)

// The work behind changes of the catalogue: a queue of jobs that carry a provider's id and that of a change.

/** A change is due. */
export const changeQueue = 'catalogue-change'

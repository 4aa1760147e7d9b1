// Puts lines of the access log that say the same of one day into one, in the order of the latest of each.

export type AccessEntry = {
  id: string
  at: string
  actor: string
  actorName: string
  deed: string
  subject: string
  about: string
  why: string
  note: string
}

/** `at`: every moment of it, the latest first. */
export type AccessGroup = { entry: AccessEntry; at: Date[] }

/** @param dayOf names the day of a moment, by the clinic's calendar */
export function groupAccess(entries: readonly AccessEntry[], dayOf: (moment: Date) => string): AccessGroup[] {
  const groups = new Map<string, AccessGroup>()
  for (const entry of entries) {
    const { actor, actorName, deed, subject, about, why, note } = entry
    const at = new Date(entry.at)
    const key = JSON.stringify([dayOf(at), actor, actorName, deed, subject, about, why, note])
    const group = groups.get(key)
    if (group) group.at.push(at)
    else groups.set(key, { entry, at: [at] })
  }
  return [...groups.values()]
}

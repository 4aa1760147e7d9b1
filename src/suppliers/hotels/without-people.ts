// A reply as it is kept for questions later: without whom it is about, for names are kept in one place and erased there.

const aboutPeople =
  /^(holder.*|guests?|guestInfo|firstName|lastName|email|phone|.*remarks|nationality|children.*|secretKey)$/i

export function withoutPeople(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(withoutPeople)
  if (typeof reply !== 'object' || reply === null) return reply
  const kept = Object.entries(reply).filter(([name]) => !aboutPeople.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutPeople(value)]))
}

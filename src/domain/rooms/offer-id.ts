// What an offer of the own inventory is held by: a kind of room and a rate plan of it.

export type OwnOfferId = { room: string; plan: string }

/** `suite/flex`; no slug has a slash in it. */
export function writeOfferId({ room, plan }: OwnOfferId): string {
  return `${room}/${plan}`
}

/** Undefined of what is no such id. */
export function readOfferId(id: string): OwnOfferId | undefined {
  const [room, plan, ...more] = id.split('/')
  return room && plan && more.length === 0 ? { room, plan } : undefined
}

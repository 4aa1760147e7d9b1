// Whether the password that somebody was invited with is too old to be taken.
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from './user.ts'

/** As hosted pools have it where nothing else is said. */
const lastsMs = 7 * 24 * 3_600_000

export function isInvitationOver({ clock }: Pick<Door, 'clock'>, { createdAt, invitedAt }: PoolUser): boolean {
  return clock().getTime() - (invitedAt ?? createdAt).getTime() >= lastsMs
}

// Finds again what is kept of somebody who had everything else erased, without keeping who they were.
import { createHash } from 'node:crypto'
import type { ClientKey } from '#db/open.ts'

/** Subjects are random: whoever does not know the one can make no digest of it. */
export const ownerDigestOf = ({ poolId, sub }: ClientKey): Buffer =>
  createHash('sha256').update(`${poolId} ${sub}`).digest()

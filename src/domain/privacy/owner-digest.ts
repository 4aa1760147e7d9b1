// Finds again what is kept of somebody who had everything else erased, without keeping who they were.
import { createHash } from 'node:crypto'
import type { ClientKey } from '#db/open.ts'

/** Subjects are random: whoever does not know the one can make no digest of it. */
export const ownerDigestOf = ({ poolId, sub }: ClientKey): Buffer => sha256(`${poolId} ${sub}`)

/** Of a mail's Message-ID, or of the number that short messages went to. */
export const messageDigestOf = (name: string): Buffer => sha256(`message ${name}`)

const sha256 = (text: string) => createHash('sha256').update(text).digest()

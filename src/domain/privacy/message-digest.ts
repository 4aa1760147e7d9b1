// Names a message by a digest, so that its copy can be removed without keeping whose it was.
import { createHash } from 'node:crypto'

/** Of a mail's Message-ID, or of the number that short messages went to. */
export const messageDigestOf = (name: string): Buffer => createHash('sha256').update(`message ${name}`).digest()

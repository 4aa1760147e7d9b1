// What is wrong with a file that a client sends, in a word that texts exist for.
import { Fault } from '#kernel/fault.ts'

export type FileRefusal = 'empty' | 'type' | 'too-many-unfinished' | 'too-many-files' | 'storage-full'

/** Fault invalid-input with the field `file`. */
export const refusedFile = (reason: FileRefusal, detail: string): Fault =>
  new Fault('invalid-input', detail, { fields: [{ path: 'file', reason }] })

export const isOfRefusedType = (error: unknown): boolean =>
  error instanceof Fault && error.fields.some(({ path, reason }) => path === 'file' && reason === 'type')

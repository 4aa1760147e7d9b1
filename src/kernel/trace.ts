// What may be written down of an error that nobody meant to happen.

import { diskFullCode } from './disk-full.ts'

export type Trace = { name: string; trace: string /** The code of a full disk, where that is why. */; disk?: string }

/** Its kind and where it broke, without the message: messages of the database quote what people typed. */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { name: typeof error, trace: '' }
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  const disk = diskFullCode(error)
  return { name: error.name, trace: frames.slice(0, 6).join('\n'), ...(disk && { disk }) }
}

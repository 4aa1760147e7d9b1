// What may be written down of an error that nobody meant to happen.

/** Its kind and where it broke, without the message: messages of the database quote what people typed. */
export function traceOf(error: unknown): { name: string; trace: string } {
  if (!(error instanceof Error)) return { name: typeof error, trace: '' }
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  return { name: error.name, trace: frames.slice(0, 6).join('\n') }
}

// How the command line speaks: lines to read, complaints, and the faults of a file.
import { faultLine, type PackFault } from '#domain/pack/pack.ts'

export const print = (line: string) => void process.stdout.write(`${line}\n`)
export const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** @returns the exit code */
export function refuse(faults: readonly PackFault[]): number {
  for (const fault of faults) print(faultLine(fault))
  print(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing written`)
  return 1
}

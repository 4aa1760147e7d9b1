// Words of the command line that a patient reads later: one line of them, neither too short nor too long.
import { OperatorError } from './operator-error.ts'

/** @throws OperatorError naming the option when there are too few or too many letters */
export function oneLine(text: string, [min, max]: readonly [number, number], option: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length < min || line.length > max) throw new OperatorError(`${option} needs ${min} to ${max} letters`)
  return line
}

/** Who of the clinic does it, as they say it: there is no list of its people to look them up in. @throws OperatorError */
export const personName = (as: string): string => oneLine(as, [2, 80], '--as')

// The rules of an offer's own cancellation policy: a fee is said in one way, steps come nearer to the day, and cancelling never costs less.
import { nameOf } from './check-object.ts'
import { minorIn, type ReadStep, type StepFault, stepFaults } from './step-faults.ts'
import { shown } from './wording.ts'

type Fault = { path: (string | number)[]; reason: 'one-fee' | StepFault['reason']; message: string }
type Fields = { cancellation?: Required<ReadStep>[] | undefined; currency?: string | undefined }

export function wrongSteps({ cancellation = [], currency }: Fields): Fault[] {
  const minorOf = minorIn(currency)
  return cancellation.flatMap((step, at): Fault[] => {
    const isOnce = (step.fee?.percent === undefined) !== (step.fee?.amount === undefined)
    if (!isOnce) {
      const path = ['cancellation', at, 'fee']
      return [{ path, reason: 'one-fee', message: `${nameOf(path, '')} must be either percent or amount` }]
    }
    return stepFaults(step, cancellation.slice(0, at), minorOf).map(({ field, reason, expected }) => {
      const path = ['cancellation', at, field]
      const must = field === 'fee' ? expected : `be ${expected}`
      return { path, reason, message: `${nameOf(path, '')} is ${shown(step[field])}; must ${must}` }
    })
  })
}

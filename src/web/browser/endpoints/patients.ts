// What the browser calls of contract/patients.ts, checked against it by type: nothing of the contract is loaded.
import type * as patients from '#contract/patients.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const releaseFitToFly: To<typeof patients.releaseFitToFly> = {
  name: 'releaseFitToFly',
  method: 'POST',
  path: '/api/desk/patients/{patient}/fit-to-fly',
}
export const takeBackFitToFly: To<typeof patients.takeBackFitToFly> = {
  name: 'takeBackFitToFly',
  method: 'POST',
  path: '/api/desk/patients/{patient}/fit-to-fly/take-back',
}
export const patientFilePath: typeof patients.patientFilePath = '/api/desk/patients/{patient}/files'

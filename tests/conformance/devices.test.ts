// Conformance of the user pool: cases/devices.ts over the real library.
import { deviceCases } from './cases/devices.ts'
import { runCases } from './run-cases.ts'

runCases(deviceCases)

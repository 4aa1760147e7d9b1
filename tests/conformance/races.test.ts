// Conformance of the user pool: cases/races.ts on the wire.
import { raceCases } from './cases/races.ts'
import { runCases } from './run-cases.ts'

runCases(raceCases)

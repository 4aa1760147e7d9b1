// Conformance of the user pool: cases/names.ts over the real library.
import { nameCases } from './cases/names.ts'
import { runCases } from './run-cases.ts'

runCases(nameCases)

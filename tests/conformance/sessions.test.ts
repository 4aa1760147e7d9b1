// Conformance of the user pool: cases/sessions.ts over the real library.
import { sessionCases } from './cases/sessions.ts'
import { runCases } from './run-cases.ts'

runCases(sessionCases)

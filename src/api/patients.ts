// The patients of a provider, as far as they shared themselves.
import type { ApiApp } from './serve.ts'

export function servePatients(_app: ApiApp): void {}

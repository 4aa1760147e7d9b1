// What waits for the provider's own people.
import type { ApiApp } from './serve.ts'

export function serveInbox(_app: ApiApp): void {}

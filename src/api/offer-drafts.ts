// Offers while they are written, sent and withdrawn at the desk, and the final bill.
import type { ApiApp } from './serve.ts'

export function serveOfferDrafts(_app: ApiApp): void {}

// What the provider's own people change of the site.
import type { ApiApp } from './serve.ts'

export function serveCatalogueChanges(_app: ApiApp): void {}

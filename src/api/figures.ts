// How well a provider answers, in figures.
import type { ApiApp } from './serve.ts'

export function serveFigures(_app: ApiApp): void {}

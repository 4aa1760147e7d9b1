// What whoever checks tokens asks for: the pool's key set and its OpenID discovery document.
import type { Ask } from '#identity/ask.ts'

/** @returns the document at a path below `/identity/`, undefined when there is none */
export async function answerWellKnown(_path: string, _ask: Ask): Promise<object | undefined> {
  return undefined
}

// Types of find-chromium.mjs, which runs on any Node and so is no TypeScript.

/** Path of an installed Chromium, undefined when there is none. */
export function findChromium(): string | undefined

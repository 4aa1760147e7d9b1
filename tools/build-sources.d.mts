// Types of build-sources.mjs.
/** Absolute paths of every file that the build is made of. */
export declare function buildSources(root: string): string[]

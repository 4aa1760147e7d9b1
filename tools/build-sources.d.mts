// Types of build-sources.mjs.
/** Absolute paths of every file that the build is made of. */
export declare function buildSources(root: string): string[]
/** Absolute paths of every file that the assistant learns from, or by. */
export declare function learntSources(root: string): string[]
/** Absolute paths of what the list of airports is made from, and by. */
export declare function airportSources(root: string): string[]

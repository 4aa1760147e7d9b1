// The port to a virus scanner: undefined in wiring when none is set up.

/** Reads the file through. @throws Fault unavailable when the scanner does not answer; the file then waits */
export type VirusScan = (content: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>

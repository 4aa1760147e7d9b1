// The words of builds: what one is called, and the files that browsers load of it.

export type BuildName = {
  /** Changes with everything that browsers load. */
  id: string
  builtAt: Date
}

export type BuiltFile = { path: string; contentType: string; bytes: Buffer }

export type Build = BuildName & { files: BuiltFile[] }

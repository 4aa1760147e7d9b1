// Short-lived addresses of files: for one person, until a moment.

/** Both are of `wiring`: signed with a key of the installation. */
export type FileLinks = {
  /** What stands behind the address of a file, for the person until the moment. */
  sign(link: { fileId: string; poolId: string; sub: string; until: Date }): string
  /** Whether it was signed for exactly this person and file, and is not over. */
  isGood(signature: string, link: { fileId: string; poolId: string; sub: string; now: Date }): boolean
}

// Files in the document store, encrypted piece by piece: each file has its own key, closed with the installation's.

/** What a file is kept under: its row's id, and its own key as the row has it. */
export type VaultFile = { id: string; wrappedKey: Buffer }

export type FileVault = {
  /** Of plain content in each piece but the last. One piece is all that is ever held in memory. */
  pieceBytes: number
  /** By it a database knows the key that its files are closed with: key-mark.ts. */
  mark: Buffer
  /** A new key for a file, closed with the installation's and bound to the id. */
  newKey(fileId: string): Buffer
  /** @param at which piece, from 0; written again, it takes the place of what was there */
  writePiece(file: VaultFile, at: number, content: Uint8Array): Promise<void>
  /**
   * The content from one place to another, piece by piece.
   * @param from first byte; @param to the byte after the last
   * @throws Fault not-found when a piece is missing, internal when one is not what was written
   */
  read(file: VaultFile, from: number, to: number): AsyncIterable<Uint8Array>
  /** A whole small thing beside the file, such as a preview of it. @param name `/^[a-z0-9-]+$/` */
  writeBeside(file: VaultFile, name: string, content: Uint8Array): Promise<void>
  readBeside(file: VaultFile, name: string): Promise<Uint8Array | undefined>
  /** Everything of the file. */
  remove(fileId: string): Promise<void>
}

// One file on its way to the server, as the queue sees it; what carries it is loaded when the first file is chosen.

/** Why a file was refused for good: trying again would not help without the person. */
export type UploadRefusal =
  | 'tooLarge'
  | 'empty'
  | 'type'
  | 'consent'
  | 'unreadable'
  | 'crowded'
  | 'many'
  | 'hurried'
  | 'full'
  | 'other'

/**
 * `line`: nobody answered, or nobody who could; later it may be different. `again`: what the server knows of the upload and what the
 * tab knows differ; asked anew, they agree. `session`: the sign-in has run out.
 */
export type TransferFault = 'line' | 'again' | 'session' | { refused: UploadRefusal }

export type TransferEvents = {
  /** The upload has an address now: `/api/client/document/upload/...`. */
  onPath(path: string): void
  /** Bytes of it that have left, or that the server is known to have. */
  onSent(bytes: number): void
  onDone(path: string): void
  onFault(fault: TransferFault): void
}

export type Transfer = {
  /** Begins, or goes on from where the server says it is. */
  go(): void
  /** Until the next `go`; nothing is told meanwhile. */
  stop(): void
}

/** @param path of an upload that was begun before */
export type OpenTransfer = (file: File, path: string | undefined, events: TransferEvents) => Transfer

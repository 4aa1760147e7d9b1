// The settings that the browser may know; everything in here is readable by anyone.

/** Where the browser keeps state between visits. */
export const stateStorages = ['localStorage', 'sessionStorage', 'cookies'] as const
export type StateStorage = (typeof stateStorages)[number]

export type PublicSettings = {
  stateStorage: StateStorage
  /** The analytics tag for providers that bring none of their own (`gtagId`). */
  gtagId?: string | undefined
  /** Client key of the project that takes error reports. */
  sentryDsn?: string | undefined
  /** Client key of the project that takes session replays. */
  replayKey?: string | undefined
  /** Whether browsers keep the pages that were opened, to be read without a connection. */
  offlinePages?: boolean | undefined
  /** Address of a style of map tiles; without it maps are drawn by us alone. */
  mapStyle?: string | undefined
}

// The data of a prerendered page as it travels on its own, at `{page}/_payload.json`.

export type PagePayload = {
  /** The build that made it; a tab of another build loads the whole page instead. */
  build: string
  /** What each route's loader gave, by route id. A route that failed is missing. */
  routes: Record<string, unknown>
  /** The page is at another address. */
  redirect?: string
  failed?: { status: number; reference: string }
}

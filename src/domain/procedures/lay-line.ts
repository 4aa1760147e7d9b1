// One line of the tables of what people call treatments.

export type LayLine = {
  /** Ways of saying it, with commas between them. */
  said: string
  /** Searches over names and categories that answer it, with commas between them; the most exact first. */
  means: string
  /** Those above it are of another part of the body: none of them is near to it. */
  beginsGroup?: true
  /** It says what ails somebody, or where: a treatment may be meant by it, and none is asked for by name. */
  isHint?: true
  /** A list of findings may show it; the assistant must not take one treatment for the other. */
  isForSearch?: true
}

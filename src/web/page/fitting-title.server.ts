// Chooses the wording of a page's title that search engines show whole.

/** Letters from which on they cut it. */
export const titleLimit = 70

/** @param wordings the fullest first; the last is taken when none fits */
export function fittingTitle(...wordings: [string, ...string[]]): string {
  return wordings.find((one) => one.length <= titleLimit) ?? wordings.at(-1) ?? wordings[0]
}

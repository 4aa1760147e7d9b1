// One space, or one line break, in the place of any run of white space: what is read afterwards is as long as its words.

/** A run with a line break in it is a line break, and so is never mistaken for the middle of a line. */
export const collapseSpace = (text: string): string =>
  text.replace(/\s+/gu, (run) => (/[\n\r\u2028\u2029]/u.test(run) ? '\n' : ' '))

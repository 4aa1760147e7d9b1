// Whether letters are a text that can be kept and shown.

/** Neither NUL nor half a letter (a lone surrogate): the database takes none of them. */
export const isText = (letters: string): boolean => letters.isWellFormed() && !letters.includes('\0')

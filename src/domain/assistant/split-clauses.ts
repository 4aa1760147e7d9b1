// Cuts a sentence where it goes on to say something else.

const cut =
  /\s*[;؛]\s*|,\s+(?=(?:and|but|while|so|which|although)\s)|,\s+(?=(?:not|never)\s)|،\s*(?=و)|\s+(?=لا\s+[بكل])|\s+(?=(?:but|while|whereas|although|however)\s)|\s+(?=(?:لكن|ولكن|بينما)\s)|\s[–—]\s/u

/** A finer cut, at every `and`, for a sentence that lists things of several pages. */
const finerCut = /\s+and\s+|,\s+|،\s*|\s+و(?=\p{L}{3})/u

/** Its parts; itself where it is all one. */
export const clausesOf = (sentence: string): string[] => partsOf(sentence, cut)
export const splitParts = (sentence: string): string[] => partsOf(sentence, finerCut)

const partsOf = (sentence: string, at: RegExp): string[] =>
  sentence
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean)

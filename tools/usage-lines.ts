// Lays out the usage of a command line in two columns: what is typed, and what it does.

const left = 34
const right = 86

/** What does not fit beside its words stands on the lines below them, in the same column. */
export function usageLines(lines: readonly (readonly [words: string, what: string])[]): string {
  return lines.flatMap(([words, what]) => layOut(words, wrapped(what))).join('\n')
}

function layOut(words: string, [first = '', ...rest]: string[]): string[] {
  const indent = ' '.repeat(left + 2)
  const head = words.length < left ? [`  ${words.padEnd(left)}${first}`] : [`  ${words}`, `${indent}${first}`]
  return [...head, ...rest.map((line) => `${indent}${line}`)]
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < right) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

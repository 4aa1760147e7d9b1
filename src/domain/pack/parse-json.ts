// Reads strict JSON with the place of every node; what databases cannot hold is refused here once for all files.
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

const sentences: Record<string, string> = {
  InvalidSymbol: 'this word is not JSON; texts stand in double quotes',
  InvalidNumberFormat: 'this number is not JSON',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is expected here',
  CloseBracketExpected: 'a closing ] is expected here',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not JSON',
  UnexpectedEndOfComment: 'comments are not JSON',
  UnexpectedEndOfString: 'this text is not closed on its line; a line break inside it is written \\n',
  UnexpectedEndOfNumber: 'this number is not JSON',
  InvalidUnicode: 'after \\u four hexadecimal digits are expected',
  InvalidEscapeCharacter: 'this backslash escape is not JSON',
  InvalidCharacter: 'this text holds a character that must be written as an escape, such as \\t',
}

/** The root node; undefined after a syntax error, of which the first alone is refused since the rest follows from it. */
export function parseJson(source: Source): Node | undefined {
  const errors: ParseError[] = []
  let root: Node | undefined
  try {
    root = parseTree(source.text, errors, strict)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    source.refuse(0, 'the file nests its values too deeply')
    return undefined
  }
  const [first] = errors
  if (first) {
    source.refuse(first.offset, sentences[printParseErrorCode(first.error)] ?? 'this is not JSON')
    return undefined
  }
  if (root) checkNode(source, root)
  return root
}

function checkNode(source: Source, node: Node): void {
  if (node.type === 'string') checkString(source, node)
  if (node.type === 'object') checkKeys(source, node)
  for (const child of node.children ?? []) checkNode(source, child)
}

function checkString(source: Source, node: Node): void {
  const text = String(node.value)
  if (/[^\P{Cc}\t\n\r]/u.test(text) || !text.isWellFormed()) {
    source.refuse(node.offset, `the text ${shown(text)} holds a character that cannot be printed`)
  }
}

function checkKeys(source: Source, node: Node): void {
  const seen = new Set<unknown>()
  for (const property of node.children ?? []) {
    const key = property.children?.[0]
    if (!key) continue
    if (seen.has(key.value)) source.refuse(key.offset, `key ${shown(key.value)} stands twice in the same object`)
    if (key.value === '__proto__') source.refuse(key.offset, 'unknown key "__proto__"')
    seen.add(key.value)
  }
}

/** The offset in the file of each character of a JSON text, and of its end, by its place in the text's own value. */
export function offsetsInText(source: Source, node: Node): number[] {
  let at = node.offset + 1
  const offsets = [at]
  while (offsets.length <= String(node.value).length) {
    if (source.text[at] !== '\\') at += 1
    else at += source.text[at + 1] === 'u' ? 6 : 2
    offsets.push(at)
  }
  return offsets
}

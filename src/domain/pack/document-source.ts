// One document of the desk as a source of the pack's readers: what they refuse is told by the path of the field it stands in.
import { getNodePath, type Node, parseTree } from 'jsonc-parser'
import { type Refuse, Source } from './source.ts'

/** `path` is `name.ar`, `text.en.risks`, `inside.2.worth`; empty for the document as a whole. */
export type DocumentFault = { path: string; message: string }
export type TellFault = (fault: DocumentFault) => void
export type DocumentPath = readonly (string | number)[]

/** More faults help nobody, and each is looked for from the begin of the document. */
const mostTold = 200

export class DocumentSource extends Source {
  override readonly refuse: Refuse

  /**
   * @param file as the pack calls it, for readers that ask for it by name
   * @param pathAt the field that an offset of the text belongs to; `missing` leads on from there to a key that is not there
   */
  constructor(
    file: string,
    text: string,
    pathAt: (offset: number, missing: DocumentPath) => DocumentPath,
    tell: TellFault,
  ) {
    super(file, text, [])
    let told = 0
    this.refuse = (offset, message, missing = []) => {
      told += 1
      if (told > mostTold) return
      tell({ path: pathAt(offset, missing).join('.'), message })
    }
  }
}

/** @param toField from the place in the JSON to the place in the document */
export function jsonSource(
  file: string,
  value: unknown,
  toField: (path: DocumentPath) => DocumentPath,
  tell: TellFault,
): DocumentSource {
  const text = JSON.stringify(value)
  let root: Node | undefined
  const pathAt = (offset: number, missing: DocumentPath) => {
    root ??= parseTree(text)
    return toField([...(root ? pathTo(root, offset) : []), ...missing])
  }
  return new DocumentSource(file, text, pathAt, tell)
}

/** The way to the value or the key that stands at an offset. */
function pathTo(root: Node, offset: number): DocumentPath {
  let node = root
  for (;;) {
    if (node.offset === offset && node.type !== 'property') return getNodePath(node)
    const inside = node.children?.find((child) => child.offset <= offset && offset < child.offset + child.length)
    if (!inside) return getNodePath(node)
    node = inside
  }
}
